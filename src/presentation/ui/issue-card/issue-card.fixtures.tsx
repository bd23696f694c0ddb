import type { Issue } from '../../../domain/catalogue/issue.ts';
import { brokenPicture, drawnPicture } from '../comic-image/drawn-picture.ts';
import type { Fixture } from '../fixture.ts';
import { RatingGates } from '../rating-gates/rating-gates.ts';
import { IssueCard } from './issue-card.tsx';

const issue: Issue = {
  id: 'issue-1',
  slug: 'nanquim-1',
  publisher: { id: 'publisher-1', name: 'Editora Ipê', username: 'ipe', picture: null },
  contributors: [],
  country: 'BR',
  releaseDate: '2026-02-10',
  number: 1,
  originalTitle: null,
  originalLanguage: 'pt-br',
  availableLanguages: ['pt-br'],
  language: 'pt-br',
  content: { title: 'Nanquim', cover: drawnPicture(220), description: 'Uma cidade sem cor.' },
  pagesCount: 10,
  parentalRating: '12',
  isAvailableForAll: true,
  samplePagesCount: 3,
  isAvailableForSubscribers: false,
  merchandises: [],
  publishedAt: '2026-02-10T12:00:00.000Z',
  updatedAt: '2026-02-10T12:00:00.000Z',
  genre: 'fantasy',
  kinds: [],
  readingDirection: 'ltr',
  readingMode: 'paged',
};

const longTitle = {
  ...issue.content,
  title: 'O extraordinário caso da paralelepipedagem desaparecida no subúrbio',
  cover: drawnPicture(20),
};

const card = (changes: Partial<Issue>, more: { note?: string; progress?: number } = {}) => (
  <div style={{ inlineSize: 172 }}>
    <IssueCard issue={{ ...issue, ...changes }} {...more} />
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
    'with a broken cover': () => card({ content: { ...issue.content, cover: brokenPicture } }),
    'blocked by its rating': () => (
      <RatingGates value={() => 'blocked'}>
        {card(
          { content: { ...issue.content, title: 'Noite Alta' }, parentalRating: '+18' },
          { progress: 0.4 },
        )}
      </RatingGates>
    ),
    'on a narrow shelf': () => (
      <div style={{ inlineSize: 132 }}>
        <IssueCard issue={issue} isOnShelf />
      </div>
    ),
  },
};
