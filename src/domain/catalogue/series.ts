import type { Picture } from '../picture.ts';
import type { Slice } from '../slice.ts';
import type { Issue, ParentalRating } from './issue.ts';
import type { PublisherSummary } from './publisher.ts';

export interface Series {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Of its first issue. */
  readonly cover: Picture | null;
  /** Of the issue whose cover it shows; absent where the service does not say. */
  readonly parentalRating?: ParentalRating;
  readonly publisher: PublisherSummary;
}

export interface SeriesWithIssues extends Series {
  readonly issues: Slice<Issue>;
}
