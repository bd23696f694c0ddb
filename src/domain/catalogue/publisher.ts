import type { Picture } from '../picture.ts';

export interface PublisherSummary {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly picture: Picture | null;
}

export interface Publisher extends PublisherSummary {
  readonly description: string;
  readonly seriesCount: number;
  readonly issuesCount: number;
}
