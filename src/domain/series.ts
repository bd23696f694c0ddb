import type { Issue } from './issue.ts';
import type { Picture } from './picture.ts';
import type { PublisherSummary } from './publisher.ts';
import type { Slice } from './slice.ts';

export interface Series {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly cover: Picture | null;
  readonly publisher: PublisherSummary;
}

export interface SeriesWithIssues extends Series {
  readonly issues: Slice<Issue>;
}
