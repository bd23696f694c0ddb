import { type Kysely, sql } from 'kysely';

/** Identifies creators by a slug of their name, and adds what readers follow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // Names that differ only in case, accents or punctuation are one creator. A name without letters gets a hash.
  sql`create function comics.creator_slug(name text) returns text
    language sql immutable strict parallel safe
    return left(coalesce(nullif(array_to_string(comics.plain_words(name), '-'), ''), md5(name)), 150)`,
  // Generated, so that no writer of contributors can forget it.
  sql`alter table comics.contributor
    add column slug text not null generated always as (comics.creator_slug(name)) stored`,
  sql`create index on comics.contributor (slug, issue_id)`,
  sql`create table comics.follow (
    id uuid primary key default gen_random_uuid(),
    reader_id uuid not null references comics.reader (reader_id) on delete cascade,
    series_id uuid references comics.series (id) on delete cascade,
    publisher_id uuid references comics.publisher (id) on delete cascade,
    creator_slug text,
    created_at timestamptz not null default now(),
    -- Issues that were published later are new for the reader.
    seen_at timestamptz not null default now(),
    check (num_nonnulls(series_id, publisher_id, creator_slug) = 1)
  )`,
  sql`create unique index on comics.follow (reader_id, series_id) where series_id is not null`,
  sql`create unique index on comics.follow (reader_id, publisher_id) where publisher_id is not null`,
  sql`create unique index on comics.follow (reader_id, creator_slug) where creator_slug is not null`,
  // Deleting a series or publisher also deletes its follows.
  sql`create index on comics.follow (series_id) where series_id is not null`,
  sql`create index on comics.follow (publisher_id) where publisher_id is not null`,
];
