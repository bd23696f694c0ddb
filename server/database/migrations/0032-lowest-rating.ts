import { type Kysely, sql } from 'kysely';

/** Lets lists of series and publishers find the issue with the lowest rating in an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const rating = sql`array_position('{L,10,12,14,16,+18}'::text[], parental_rating)`;

const statements = [
  // Within a rating, in the reading order of the series.
  sql`create index issue_by_rating_in_series on comics.issue (
    series_id, ${rating}, coalesce(number, 'infinity'), published_at, id
  ) where withdrawn_at is null`,
  sql`create index issue_by_rating_of_publisher on comics.issue (publisher_id, ${rating}, published_at)
    where withdrawn_at is null`,
];
