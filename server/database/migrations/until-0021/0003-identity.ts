import { type Kysely, sql } from 'kysely';

/** Adds accounts and sessions. The identity service shares no table with the comics service. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create schema identity`,
  sql`create table identity.account (
    uuid uuid primary key default gen_random_uuid(),
    username text not null,
    email text not null,
    password_hash text not null,
    nickname text,
    name text,
    surname text,
    avatar text,
    role text not null check (role in ('ADMIN', 'STAFF', 'USER')),
    grantings jsonb not null default '[]',
    is_active boolean not null default true,
    has_verified_email boolean not null default false,
    has_accepted_lgpd boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index on identity.account (lower(username))`,
  sql`create unique index on identity.account (lower(email))`,
  sql`create table identity.session (
    token_hash text primary key,
    account_uuid uuid not null references identity.account (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  sql`create index on identity.session (account_uuid)`,
];
