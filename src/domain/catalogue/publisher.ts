import type { Picture } from '../picture.ts';
import type { ParentalRating } from './issue.ts';

export interface PublisherSummary {
  readonly id: string;
  readonly name: string;
  readonly username: string;
  readonly picture: Picture | null;
}

export interface Publisher extends PublisherSummary {
  readonly description: string;
  /** Background of the head of its page: #rrggbb. Null for the colour of the interface. */
  readonly color: string | null;
  /** A wide picture for the head of its page. */
  readonly banner: Picture | null;
  /** The list of its series begins with this one. */
  readonly featuredSeriesId: string | null;
  readonly seriesCount: number;
  readonly issuesCount: number;
  /** The lowest rating of its issues. null without issues; absent if the service does not report it. */
  readonly lowestParentalRating?: ParentalRating | null;
}
