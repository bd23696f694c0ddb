import { type RawBuilder, sql } from 'kysely';
import { isOffered } from './offered.ts';
import { parentalRatings } from './schemas.ts';

/** Orders issues by rating, lowest first. */
export const ratingOrder = sql`array_position(${[...parentalRatings]}::text[], issue.parental_rating)`;

/** Selects the lowest rating of the offered issues that match. Viewers who may not see this rating can open none of these issues. */
export const lowestRating = (condition: RawBuilder<unknown>) => sql<(typeof parentalRatings)[number] | null>`(
  select issue.parental_rating from comics.issue as issue
  where ${condition} and ${isOffered()}
  order by ${ratingOrder} limit 1
)`;
