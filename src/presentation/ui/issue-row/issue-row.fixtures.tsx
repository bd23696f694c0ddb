import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { Fixture } from '../fixture.ts';
import { exampleIssue } from '../issue-card/example-issue.ts';
import { RatingGateContext } from '../rating-gates/rating-gates.ts';
import { IssueRow } from './issue-row.tsx';

const description = 'O bondinho parou na curva e ninguém desceu. Nem devia: a curva não existia até ontem.';

const row = (changes: Partial<Issue>, currentPage: number | null = null) => (
  <div style={{ maxInlineSize: 480 }}>
    <IssueRow
      issue={{ ...exampleIssue, content: { ...exampleIssue.content, description }, ...changes }}
      currentPage={currentPage}
    />
  </div>
);

export const fixture: Fixture = {
  title: 'Issue row',
  states: {
    default: () => row({}),
    'without a number': () => row({ number: null }),
    'partly read': () => row({}, 3),
    'that the viewer may not see': () => (
      <RatingGateContext value={{ isLoading: false, gateOf: () => 'ask' }}>
        {row({ parentalRating: '+18' })}
      </RatingGateContext>
    ),
  },
};
