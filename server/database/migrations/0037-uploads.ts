import { type Kysely, sql } from 'kysely';

/** Adds resumable uploads of pages, and the names of the files that pages come from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table publishing.upload (
    id uuid primary key,
    content_id uuid not null references publishing.draft_content (id) on delete cascade,
    created_by uuid not null,
    file_name text not null,
    page_number integer check (page_number > 0),
    bytes bigint not null check (bytes > 0),
    state text not null default 'uploading' check (state in ('uploading', 'received', 'checked', 'decoded', 'stored', 'failed')),
    failure text,
    created_at timestamptz not null default now(),
    check ((state = 'failed') = (failure is not null))
  )`,
  sql`create index on publishing.upload (content_id, created_at)`,
  sql`create index on publishing.upload (created_at)`,
  sql`create index on publishing.upload (created_by)`,
  sql`alter table publishing.draft_page add column file_name text`,
];
