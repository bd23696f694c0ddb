import type { Issue } from '../catalogue/issue.ts';
import type { Publisher } from '../catalogue/publisher.ts';

/** Which readings are counted. */
export interface ReadingsFilter {
  /** YYYY-MM-DD in America/Sao_Paulo. By default the first day of the current month. */
  readonly from?: string;
  /** YYYY-MM-DD in America/Sao_Paulo, included. By default today. */
  readonly to?: string;
  /** By default all publishers that the caller may see. */
  readonly publisherId?: string;
}

/** Rule 93 defines sittings and pages. */
export interface ReadingCounts {
  /** The number of different readers. */
  readonly readers: number;
  readonly sittings: number;
  /** Each page counts once in a sitting. */
  readonly pages: number;
}

/** The readings of one issue. */
export interface IssueReadingCounts extends ReadingCounts {
  readonly issue: Pick<Issue, 'id' | 'slug'> & {
    readonly title: string;
    readonly publisher: Pick<Publisher, 'id' | 'name'>;
  };
}

/** All readings in a period. */
export interface ReadingTotals extends ReadingCounts {
  readonly from: string;
  readonly to: string;
}
