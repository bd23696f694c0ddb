import { type Kysely, sql } from 'kysely';

/** Adds the webhooks of publishers with their events and deliveries, and which sales of issues have been reported. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table publishing.webhook_endpoint (
    id uuid primary key,
    publisher_id uuid not null references comics.publisher (id) on delete cascade,
    url text not null,
    event_types text[] not null check (cardinality(event_types) > 0),
    secret bytea not null,
    previous_secret bytea,
    previous_secret_until timestamptz,
    is_active boolean not null default true,
    inactive_reason text check (inactive_reason in ('gone', 'failing')),
    failing_since timestamptz,
    created_at timestamptz not null default now(),
    check ((previous_secret is null) = (previous_secret_until is null)),
    check (not (is_active and inactive_reason is not null))
  )`,
  sql`create index on publishing.webhook_endpoint (publisher_id)`,
  sql`create table publishing.webhook_event (
    id uuid primary key default gen_random_uuid(),
    publisher_id uuid not null references comics.publisher (id) on delete cascade,
    type text not null,
    data jsonb not null,
    occurred_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  sql`create index on publishing.webhook_event (publisher_id)`,
  sql`create index on publishing.webhook_event (created_at)`,
  sql`create table publishing.webhook_delivery (
    id uuid primary key default gen_random_uuid(),
    endpoint_id uuid not null references publishing.webhook_endpoint (id) on delete cascade,
    event_id uuid not null references publishing.webhook_event (id) on delete cascade,
    state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    last_attempt_at timestamptz,
    last_status integer,
    last_error text,
    delivered_at timestamptz,
    created_at timestamptz not null default now(),
    unique (event_id, endpoint_id),
    check ((state = 'delivered') = (delivered_at is not null))
  )`,
  sql`create index webhook_delivery_due on publishing.webhook_delivery (next_attempt_at) where state = 'pending'`,
  sql`create index on publishing.webhook_delivery (endpoint_id, created_at desc)`,
  sql`alter table publishing.issue_market add column is_start_reported boolean not null default false`,
  sql`update publishing.issue_market set is_start_reported = true where available_from <= now()`,
  sql`create index issue_market_start on publishing.issue_market (available_from) where not is_start_reported`,
];
