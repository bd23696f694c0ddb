import { type Kysely, sql } from 'kysely';

/** Lets guardians open guided accounts, set what they may read, and answer their requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const timeOfDay = sql.raw("'^([01]\\d|2[0-3]):[0-5]\\d$'");

const statements = [
  // A guided account has neither. Without an email address nobody could recover a password.
  sql`alter table identity.account
    alter column email drop not null,
    add check (email is not null or password_hash is null)`,
  // The guardian who opened the session. It ends together with the sessions of the guardian.
  sql`alter table identity.session add column opened_by uuid references identity.account (uuid) on delete cascade`,
  sql`create index on identity.session (opened_by) where opened_by is not null`,
  sql`alter table comics.plan
    add column guided_accounts_count integer not null default 0 check (guided_accounts_count >= 0)`,
  sql`update comics.plan set guided_accounts_count = 4 where slug = 'banca-familia'`,
  sql`alter table comics.reader
    -- When the guardian agreed to the account of the child.
    add column guardian_consented_at timestamptz,
    add column max_rating text check (max_rating in ('L', '10', '12', '14', '16')),
    -- In America/Sao_Paulo. Hours that end before they start span midnight.
    add column hours_from text check (hours_from ~ ${timeOfDay}),
    add column hours_until text check (hours_until ~ ${timeOfDay}),
    add column shows_prices boolean not null default true,
    add check ((hours_from is null) = (hours_until is null)),
    add check (hours_from <> hours_until)`,
  // Issues above the rating that a guardian allowed a child to read.
  sql`create table comics.allowed_issue (
    reader_id uuid not null references comics.reader (reader_id) on delete cascade,
    issue_id uuid not null references comics.issue (id) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (reader_id, issue_id)
  )`,
  sql`create index on comics.allowed_issue (issue_id)`,
  sql`alter table comics.guardian_request
    add column asks text not null default 'purchase' check (asks in ('purchase', 'rating')),
    add column answer text check (answer in ('granted', 'declined')),
    add column answered_at timestamptz,
    add check ((answer is null) = (answered_at is null)),
    add check (asks = 'purchase' or issue_id is not null),
    drop constraint guardian_request_reader_id_issue_id_key`,
  sql`create unique index on comics.guardian_request (reader_id, issue_id, asks) where issue_id is not null`,
  // Whose subscription gave the right to read, if it was not the reader's own.
  sql`alter table comics.sitting
    add column payer_id uuid references comics.reader (reader_id),
    add check (payer_id is null or basis = 'subscription' and payer_id <> reader_id)`,
  sql`create index on comics.sitting (payer_id) where payer_id is not null`,
];
