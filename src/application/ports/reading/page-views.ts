import type { ReaderPageView } from '../../../domain/reading/reading.ts';

/** The pages that were shown to the readers of this device, until the service has them. Rule 93. */
export interface PageViews {
  /** Forgets the oldest page views of the reader if there are too many. */
  add(readerId: string, issueId: string, views: readonly ReaderPageView[]): void;
  /** The oldest first. */
  list(readerId: string, issueId: string): readonly ReaderPageView[];
  listIssueIds(readerId: string): readonly string[];
  remove(readerId: string, issueId: string, views: readonly ReaderPageView[]): void;
}
