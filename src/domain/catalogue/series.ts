import type { Picture } from '../picture.ts';
import type { Slice } from '../slice.ts';
import type { Issue, ParentalRating } from './issue.ts';
import type { PublisherSummary } from './publisher.ts';

export interface Series {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The cover of its first issue. */
  readonly cover: Picture | null;
  /** Rating of the issue whose cover is shown. Absent if the service does not report it. */
  readonly parentalRating?: ParentalRating;
  /** The lowest rating of its issues. Absent if the service does not report it. */
  readonly lowestParentalRating?: ParentalRating;
  /** The cover of the first issue with that rating. null or absent if both ratings are equal. */
  readonly lowestRatingCover?: Picture | null;
  readonly issuesCount: number;
  readonly publisher: PublisherSummary;
}

export interface SeriesWithIssues extends Series {
  readonly issues: Slice<Issue>;
}
