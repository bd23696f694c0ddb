import { type Kysely, sql } from 'kysely';

/** Lets lists of series and publishers read the lowest rating of their issues from indexes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // The reading order of a series within each rating, the lowest rating first.
  sql`create index issue_by_rating_in_series on comics.issue (
    series_id, array_position('{L,10,12,14,16,+18}'::text[], parental_rating),
    coalesce(number, 'infinity'), published_at, id
  ) where withdrawn_at is null`,
  // Replaces the index of migration 0011 by one that also has the rating.
  sql`drop index comics.issue_of_publisher`,
  sql`create index issue_of_publisher on comics.issue (publisher_id, series_id, published_at)
    include (parental_rating) where withdrawn_at is null`,
];
