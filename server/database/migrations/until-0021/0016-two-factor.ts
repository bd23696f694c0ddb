import { type Kysely, sql } from 'kysely';

/** Adds the second factor of sign-in: codes of an authenticator app, and recovery codes for a lost device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // The secret is encrypted, so a copy of the database is not enough to generate codes. Steps count half minutes since
  // 1970.
  sql`create table identity.second_factor (
    account_uuid uuid primary key references identity.account (uuid) on delete cascade,
    sealed_secret bytea not null,
    begun_at timestamptz not null default now(),
    confirmed_at timestamptz,
    last_step integer not null default 0
  )`,

  sql`create table identity.recovery_code (
    account_uuid uuid not null references identity.second_factor (account_uuid) on delete cascade,
    code_hash text not null,
    primary key (account_uuid, code_hash)
  )`,

  // A sign-in with Google that still needs a code of the second factor.
  sql`create table identity.pending_sign_in (
    proof_hash text primary key,
    account_uuid uuid not null references identity.account (uuid) on delete cascade,
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
  sql`create index on identity.pending_sign_in (expires_at)`,
];
