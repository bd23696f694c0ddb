import type { Issue } from './issue.ts';

/** A person or studio in the credits of issues. The slug identifies it. */
export interface Creator {
  readonly slug: string;
  readonly name: string;
  /** The most frequent one first. */
  readonly roles: readonly string[];
  readonly issuesCount: number;
  readonly seriesCount: number;
  /** Where new readers start: the most read issue or, if it belongs to a series, the first issue by the creator in it. */
  readonly startIssue: Issue;
}

/** The page with all issues of a creator. */
export const creatorPath = (slug: string): string => `/creator/${encodeURIComponent(slug)}`;
