import { type Kysely, sql } from 'kysely';

/** Keeps which version of which text each account accepted, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table identity.consent (
    account_id uuid not null references identity.account (uuid) on delete cascade,
    kind text not null check (kind in ('terms', 'privacy')),
    -- The date of the text.
    version text not null check (version ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    accepted_at timestamptz not null default now(),
    primary key (account_id, kind, version)
  )`,
  // The flag says neither which text was accepted nor when, so it is no evidence, and all readers are asked.
  sql`alter table identity.account drop column has_accepted_lgpd`,
];
