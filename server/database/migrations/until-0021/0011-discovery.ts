import { type Kysely, sql } from 'kysely';

/** Adds favourites, withdrawn issues, inactive publishers and the indexes of shuffled lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const shuffleModules = [7, 11, 23, 31, 41, 53, 61, 71, 83, 97];

/**
 * The order of one module. The index contains the columns of all filters, so PostgreSQL reads no table row for an issue
 * that a filter excludes.
 */
const shuffledBy = (module: number) => sql`
  create index ${sql.raw(`issue_shuffled_${module}`)} on comics.issue (
    md5(${sql.lit(String(module))} || id::text), id,
    genre, parental_rating, is_available_for_all, is_available_for_subscribers
  ) where withdrawn_at is null`;

const statements = [
  sql`alter table comics.publisher add column is_active boolean not null default true`,
  sql`alter table comics.issue add column withdrawn_at timestamptz`,
  ...shuffleModules.map(shuffledBy),
  // For filters that match few issues: PostgreSQL finds them first and then sorts them.
  sql`create index on comics.issue (is_available_for_all, is_available_for_subscribers)`,
  // Counts the issues of a publisher with an index-only scan (after vacuum).
  sql`create index issue_of_publisher on comics.issue (publisher_id, series_id, published_at) where withdrawn_at is null`,
  // The reading order of a series, also used to find neighbours.
  sql`create index issue_in_series on comics.issue (
    series_id, coalesce(number, 'infinity'), published_at, id
  )`,
  sql`create table comics.favourite (
    dragon_id uuid not null references comics.reader (dragon_id) on delete cascade,
    issue_id uuid not null references comics.issue (id) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (dragon_id, issue_id)
  )`,
  sql`create index on comics.favourite (dragon_id, created_at desc, issue_id)`,
  sql`create index on comics.favourite (issue_id)`,
];
