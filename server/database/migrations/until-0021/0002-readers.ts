import { type Kysely, sql } from 'kysely';

/** Adds readers, their entitlements and their reading positions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table comics.reader (
    dragon_id uuid primary key,
    language text not null,
    theme text not null,
    market text not null,
    currency text not null,
    parent_dragon_id uuid,
    has_parental_control boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  sql`create table comics.subscription (
    id uuid primary key default gen_random_uuid(),
    dragon_id uuid not null references comics.reader (dragon_id),
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index on comics.subscription (dragon_id, expires_at)`,
  sql`create table comics.acquisition (
    id uuid primary key default gen_random_uuid(),
    dragon_id uuid not null references comics.reader (dragon_id),
    issue_id uuid not null references comics.issue (id),
    expires_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  sql`create index on comics.acquisition (dragon_id, issue_id)`,
  sql`create table comics.reading (
    dragon_id uuid not null references comics.reader (dragon_id),
    issue_id uuid not null references comics.issue (id) on delete cascade,
    page integer not null check (page >= 0),
    pages_count integer not null,
    read_at timestamptz not null,
    primary key (dragon_id, issue_id)
  )`,
  sql`create index on comics.reading (dragon_id, read_at desc)`,
  sql`create index on comics.reading (read_at, issue_id)`,
];
