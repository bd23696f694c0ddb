import { type RawBuilder, sql } from 'kysely';
import { isOffered } from './offered.ts';
import { parentalRatings } from './schemas.ts';

const ratingList = sql.raw(`'{${parentalRatings.join(',')}}'::text[]`);

/** Orders issues by rating, lowest first. A literal, so that PostgreSQL finds the index of migration 0032. */
export const ratingOrder = sql<number>`array_position(${ratingList}, issue.parental_rating)`;

/** The rating at a position of `ratingOrder`. */
export const ratingAt = (position: RawBuilder<unknown>) =>
  sql<(typeof parentalRatings)[number] | null>`(${ratingList})[${position}]`;

/** Selects the lowest rating of the offered issues that match. Viewers who may not see this rating can open none of them. */
export const lowestRating = (condition: RawBuilder<unknown>) =>
  ratingAt(
    sql`(select min(${ratingOrder}) from comics.issue as issue where ${condition} and ${isOffered()})`,
  );
