import type { Issue } from '../../domain/catalogue/issue.ts';
import { IssueCard } from '../ui/issue-card/issue-card.tsx';

export const renderCoverItem = (issue: Issue) => (
  <li key={issue.id}>
    <IssueCard issue={issue} isOnShelf />
  </li>
);
