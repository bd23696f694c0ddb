import { type Kysely, sql } from 'kysely';

/** Completes accounts: profile, pictures, email codes, external accounts and rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // An account that Google or an operator created has no password until its owner sets one.
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

  // Avatars and covers, scaled down at upload. `hash` is the SHA-256 of the bytes.
  sql`create table identity.picture (
    hash text primary key,
    bytes bytea not null,
    created_at timestamptz not null default now()
  )`,
  sql`alter table identity.account
    add foreign key (avatar) references identity.picture (hash),
    add foreign key (cover) references identity.picture (hash)`,
  // When a picture is replaced, the old one is deleted unless another account uses it.
  sql`create index on identity.account (avatar) where avatar is not null`,
  sql`create index on identity.account (cover) where cover is not null`,

  sql`alter table identity.session
    add column last_used_at timestamptz not null default now()`,
  sql`create index on identity.session (last_used_at)`,

  // The last few codes for each account and purpose. Only the SHA-256 of a code is stored.
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

  // Keys are hashed, so the table does not reveal addresses and names.
  sql`create table identity.attempt (
    key_hash text primary key,
    count integer not null,
    ends_at timestamptz not null
  )`,
  sql`create index on identity.attempt (ends_at)`,

  // Networks from which an account signed in recently, hashed for the same reason.
  sql`create table identity.known_network (
    account_uuid uuid not null references identity.account (uuid) on delete cascade,
    network_hash text not null,
    expires_at timestamptz not null,
    primary key (account_uuid, network_hash)
  )`,
  sql`create index on identity.known_network (expires_at)`,

  // The operator sent no verified email address, so the customer entered one. It may belong to another person.
  sql`alter table comics.provider_bond
    add column is_address_named boolean not null default false`,

  // A person whom an operator has authenticated and who must still enter an email address.
  sql`create table comics.pending_bond (
    code_hash text primary key,
    provider text not null,
    verifier_hash text not null,
    person jsonb not null check (jsonb_typeof(person) = 'object'),
    tries integer not null default 0,
    expires_at timestamptz not null
  )`,
];
