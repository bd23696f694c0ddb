import type { Fixture } from '../fixture.ts';
import { IssueCard } from '../issue-card/issue-card.tsx';
import { CardGrid, CardSkeletons } from './card-grid.tsx';
import { sampleIssues } from './sample-issues.ts';

const cards = (count: number) =>
  sampleIssues(count).map((issue) => (
    <li key={issue.id}>
      <IssueCard issue={issue} />
    </li>
  ));

export const fixture: Fixture = {
  title: 'Card grid',
  states: {
    'one card': () => <CardGrid>{cards(1)}</CardGrid>,
    'many cards': () => <CardGrid>{cards(12)}</CardGrid>,
    loading: () => (
      <CardGrid>
        <CardSkeletons count={6} />
      </CardGrid>
    ),
    'loading more': () => (
      <CardGrid>
        {cards(6)}
        <CardSkeletons count={6} />
      </CardGrid>
    ),
  },
};
