import { type Kysely, sql } from 'kysely';

/** Shelves of one's own, what is withdrawn, and the orders in which the catalogue is shuffled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const shuffleModules = [7, 11, 23, 31, 41, 53, 61, 71, 83, 97];

/**
 * The order of one module, ready to be walked. What lists are narrowed by lies beside it, so that what a filter
 * leaves out costs an entry of the index and not a row of the table.
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
  // For filters that few issues pass: those are found first and sorted then.
  sql`create index on comics.issue (is_available_for_all, is_available_for_subscribers)`,
  // What each publisher offers is counted from here without a look at the rows, once they have been vacuumed.
  sql`create index issue_of_publisher on comics.issue (publisher_id, series_id, published_at) where withdrawn_at is null`,
  // Issues of a series in their order, of which each has its neighbours.
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
