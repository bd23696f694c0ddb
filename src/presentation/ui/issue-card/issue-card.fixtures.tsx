import type { Issue, Merchandise } from '../../../domain/catalogue/issue.ts';
import { brokenPicture, drawnPicture } from '../comic-image/drawn-picture.ts';
import type { Fixture } from '../fixture.ts';
import { IssueMarksContext } from '../issue-marks/issue-marks.ts';
import { RatingGateContext } from '../rating-gates/rating-gates.ts';
import { exampleIssue } from './example-issue.ts';
import { IssueCard } from './issue-card.tsx';

const purchase: Merchandise = {
  id: 'purchase',
  kind: 'purchase',
  price: 1490,
  currency: 'BRL',
  rentalDays: null,
};

const longTitle = {
  ...exampleIssue.content,
  title: 'O extraordinário caso da paralelepipedagem desaparecida no subúrbio',
  cover: drawnPicture(20),
};

const card = (changes: Partial<Issue>, more: { note?: string; progress?: number } = {}) => (
  <div style={{ inlineSize: 172 }}>
    <IssueCard issue={{ ...exampleIssue, ...changes }} {...more} />
  </div>
);

export const fixture: Fixture = {
  title: 'Issue card',
  states: {
    default: () => card({}),
    'with a long title': () => card({ content: longTitle, parentalRating: '+18' }),
    'without a number': () => card({ number: null, parentalRating: 'L' }),
    'partly read': () => card({}, { note: 'Página 4 de 10', progress: 0.4 }),
    'fully read': () => card({}, { note: 'Página 10 de 10', progress: 1 }),
    'with a broken cover': () => card({ content: { ...exampleIssue.content, cover: brokenPicture } }),
    'blocked by its rating': () => (
      <RatingGateContext value={{ isLoading: false, gateOf: () => 'blocked' }}>
        {card(
          { content: { ...exampleIssue.content, title: 'Noite Alta' }, parentalRating: '+18' },
          { progress: 0.4 },
        )}
      </RatingGateContext>
    ),
    finished: () => (
      <IssueMarksContext
        value={{ offerOf: () => ({ kind: 'in-plans', price: purchase }), isFinished: () => true }}
      >
        {card({})}
      </IssueMarksContext>
    ),
    'for sale': () => card({ isAvailableForAll: false, merchandises: [purchase] }),
    'on a narrow shelf': () => (
      <div style={{ inlineSize: 132 }}>
        <IssueCard issue={exampleIssue} isOnShelf />
      </div>
    ),
  },
};
