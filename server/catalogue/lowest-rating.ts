import { type RawBuilder, sql } from 'kysely';
import { issuesIn } from './markets/issues-in-market.ts';
import { isOffered } from './offered.ts';
import { parentalRatings } from './schemas.ts';

/** Orders issues by rating, lowest first. A literal, so that PostgreSQL can use the indexes of migration 0032. */
export const ratingOrder = sql.raw(
  `array_position('{${parentalRatings.join(',')}}'::text[], issue.parental_rating)`,
);

/**
 * Selects the lowest rating of the issues offered in a market that match. Viewers who may not see this rating can open
 * none of them.
 */
export const lowestRating = (market: string, condition: RawBuilder<unknown>) => sql<
  (typeof parentalRatings)[number] | null
>`(
  select issue.parental_rating from ${issuesIn(market)} as issue
  where ${condition} and ${isOffered()}
  order by ${ratingOrder} limit 1
)`;
