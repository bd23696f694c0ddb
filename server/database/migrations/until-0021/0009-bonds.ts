import { type Kysely, sql } from 'kysely';

/** Links users to an operator, a guardian or a publisher. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table comics.provider_bond (
    dragon_id uuid primary key references comics.reader (dragon_id),
    provider text not null check (provider <> ''),
    subject_id text not null,
    is_active boolean not null,
    metadata jsonb not null default '{}' check (jsonb_typeof(metadata) = 'object'),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (provider, subject_id)
  )`,
  sql`alter table comics.reader
    add foreign key (parent_dragon_id) references comics.reader (dragon_id),
    add check (parent_dragon_id <> dragon_id)`,
  sql`create index on comics.reader (parent_dragon_id)`,
  // No foreign key: members may not be readers, and accounts belong to the identity service.
  sql`create table comics.publisher_member (
    publisher_id uuid not null references comics.publisher (id) on delete cascade,
    dragon_id uuid not null,
    created_at timestamptz not null default now(),
    primary key (publisher_id, dragon_id)
  )`,
  sql`create index on comics.publisher_member (dragon_id)`,
];
