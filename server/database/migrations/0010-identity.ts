import { type Kysely, sql } from 'kysely';

/** All of an account, how it is entered, and what keeps guessing from being worth it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // An account that Google or an operator opened has no password until its owner makes one.
  sql`alter table identity.account
    alter column password_hash drop not null,
    add column about text,
    add column cover text,
    add column phone_number text check (phone_number ~ '^\\+[0-9]{8,15}$'),
    add column cpf text check (cpf ~ '^[0-9]{11}$'),
    add column birth_date text check (birth_date ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    add column address jsonb check (jsonb_typeof(address) = 'object')`,
  sql`create unique index on identity.account (phone_number)`,
  sql`create unique index on identity.account (cpf)`,

  // Avatars and covers, made small when they come; by the SHA-256 of their bytes.
  sql`create table identity.picture (
    hash text primary key,
    bytes bytea not null,
    created_at timestamptz not null default now()
  )`,
  sql`alter table identity.account
    add foreign key (avatar) references identity.picture (hash),
    add foreign key (cover) references identity.picture (hash)`,
  // Whether somebody still uses a picture is asked when one is replaced.
  sql`create index on identity.account (avatar) where avatar is not null`,
  sql`create index on identity.account (cover) where cover is not null`,

  sql`alter table identity.session
    add column last_used_at timestamptz not null default now()`,
  sql`create index on identity.session (last_used_at)`,

  // The last few of a person and purpose. Only the SHA-256 of the code is kept.
  sql`create table identity.magic_code (
    account_uuid uuid not null references identity.account (uuid) on delete cascade,
    purpose text not null check (purpose in ('password', 'email')),
    code_hash text primary key,
    expires_at timestamptz not null
  )`,
  sql`create index on identity.magic_code (account_uuid, purpose)`,

  sql`create table identity.external_account (
    provider text not null check (provider <> ''),
    subject text not null,
    account_uuid uuid not null references identity.account (uuid) on delete cascade,
    created_at timestamptz not null default now(),
    primary key (provider, subject),
    unique (provider, account_uuid)
  )`,

  // What is tried by whom is hashed: the counters are no list of addresses and names.
  sql`create table identity.attempt (
    key_hash text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
  sql`create index on identity.attempt (ends_at)`,

  // Where an account was signed in from lately; hashed, as what is tried is.
  sql`create table identity.known_network (
    account_uuid uuid not null references identity.account (uuid) on delete cascade,
    network_hash text not null,
    expires_at timestamptz not null,
    primary key (account_uuid, network_hash)
  )`,
  sql`create index on identity.known_network (expires_at)`,

  // The customer of an operator that told no verified e-mail address has named one, which may be somebody else's.
  sql`alter table comics.provider_bond
    add column is_address_named boolean not null default false`,

  // Somebody whom an operator has let in and who still has to name an e-mail address.
  sql`create table comics.pending_bond (
    code_hash text primary key,
    provider text not null,
    verifier_hash text not null,
    person jsonb not null check (jsonb_typeof(person) = 'object'),
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
];
