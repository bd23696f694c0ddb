import { type Kysely, sql } from 'kysely';

/** Adds the banners of the home page, and an index for shelves of a genre. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table comics.banner (
    id uuid primary key default gen_random_uuid(),
    position integer not null unique check (position >= 0),
    link text not null check (link ~ '^/[a-z]'),
    picture text not null references comics.image (hash),
    created_at timestamptz not null default now()
  )`,
  sql`create index on comics.banner (picture)`,
  sql`create table comics.banner_text (
    banner_id uuid not null references comics.banner (id) on delete cascade,
    language text not null,
    title text not null check (title <> ''),
    text text not null,
    primary key (banner_id, language)
  )`,
  sql`create index on comics.issue (genre, published_at desc)`,
];
