import { type Kysely, sql } from 'kysely';

/** Adds what is needed to remove images that nothing uses any more, and counts the attempts to process an upload. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // A table of its own, because a change of an image's row changes the versions of all issues that show it.
  sql`create table comics.unused_image (
    image text primary key references comics.image (hash) on delete cascade,
    since timestamptz not null
  )`,
  sql`create index on comics.unused_image (since)`,
  sql`alter table comics.former_page add column replaced_at timestamptz not null default now()`,
  sql`create index on comics.former_page (replaced_at)`,
  sql`alter table comics.former_cover add column replaced_at timestamptz not null default now()`,
  // Removing an image looks for its uses in each table.
  sql`create index on comics.page (image)`,
  sql`create index on comics.former_page (image)`,
  sql`create index on comics.publisher (picture)`,
  sql`create index on comics.publisher (banner)`,
  sql`create index on publishing.draft_page (image)`,
  sql`alter table publishing.draft
    add column copy_version integer not null default 1,
    add column sale_version integer not null default 1`,
  sql`alter table publishing.upload
    add column attempts integer not null default 0,
    add column next_attempt_at timestamptz,
    add column failure_details jsonb`,
];
