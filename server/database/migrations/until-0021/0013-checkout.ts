import { type Kysely, sql } from 'kysely';

/** Adds what orders, payments and scheduled jobs need, and the tables of the stand-in gateway. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const methods = sql.raw(
  "text[] check (payment_methods <@ array['credit_card', 'pix', 'paypal', 'balance', 'third-party-integration'])",
);

const statements = [
  // The accepted payment methods. Null for all methods of the market.
  sql`alter table comics.plan_merchandise add column payment_methods ${methods}`,
  sql`alter table comics.merchandise
    add column payment_methods ${methods},
    add column market text not null default 'brazil',
    add column rental_days integer check (rental_days is null or rental_days > 0 and kind = 'rent')`,

  sql`create table comics.credit_offer (
    id uuid primary key default gen_random_uuid(),
    market text not null,
    credits integer not null check (credits > 0),
    price integer not null check (price > 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    unique (market, currency, credits)
  )`,

  sql`alter table comics.transaction
    add column subscription_id uuid references comics.subscription (id) on delete set null,
    add column covers_from timestamptz,
    add column is_renewal boolean not null default false,
    add column refund text check (refund in ('due', 'done')),
    add column asked_at timestamptz,
    add column is_charged boolean not null default false,
    add column removed_card_brand text,
    add column removed_card_last_four_digits text,
    add check (refund is null or refunded_at is not null and method <> 'balance'),
    add check (not is_renewal or covers_from is not null)`,
  // A period of a subscription is paid once, even if several machines renew it.
  sql`create unique index transaction_of_period on comics.transaction (subscription_id, covers_from)
    where status in ('waiting', 'paid')`,
  sql`create index transaction_of_subscription on comics.transaction (subscription_id, covers_from)
    where subscription_id is not null`,
  sql`create index transaction_waiting on comics.transaction (created_at) where status = 'waiting'`,
  sql`create index transaction_refund_due on comics.transaction (refunded_at) where refund = 'due'`,
  // For removing a card: finds all orders that it paid.
  sql`create index transaction_of_card on comics.transaction (card_id) where card_id is not null`,
  sql`create index on comics.voucher_redemption (dragon_id, redeemed_at desc, id)`,
  sql`create index subscription_renewing on comics.subscription (expires_at) where has_auto_renewal`,

  // An acquisition that has expired gets `ended_at`, so a unique index can prevent two open ones.
  sql`alter table comics.acquisition
    add column transaction_id uuid references comics.transaction (id),
    add column redemption_id uuid references comics.voucher_redemption (id),
    add column ended_at timestamptz`,
  sql`update comics.acquisition set ended_at = expires_at where expires_at <= now()`,
  sql`create unique index acquisition_open on comics.acquisition (dragon_id, issue_id, (expires_at is null))
    where ended_at is null`,
  sql`create index acquisition_ending on comics.acquisition (expires_at) where ended_at is null and expires_at is not null`,

  sql`alter table comics.subscription add column redemption_id uuid references comics.voucher_redemption (id)`,

  // The request that was first sent with a key, and its result.
  sql`create table comics.idempotency_key (
    dragon_id uuid not null references comics.reader (dragon_id),
    key text not null check (length(key) between 8 and 200),
    request_hash text not null,
    transaction_id uuid references comics.transaction (id),
    redemption_id uuid references comics.voucher_redemption (id),
    created_at timestamptz not null default now(),
    primary key (dragon_id, key),
    check (num_nonnulls(transaction_id, redemption_id) = 1)
  )`,

  // Attempts are counted for all services, not only for identity.
  sql`alter table identity.attempt set schema platform`,

  sql`create schema thirdparty`,
  // Tokens that the stand-in tokenizer created: how the test card behaves. The number is never stored.
  sql`create table thirdparty.card_token (
    token text primary key,
    behaviour text not null,
    brand text not null,
    last_four_digits text not null,
    created_at timestamptz not null default now()
  )`,
  // A charge that was cancelled before it was requested has no amount.
  sql`create table thirdparty.charge (
    reference text primary key,
    method text not null,
    amount integer not null check (amount > 0 or amount = 0 and status = 'cancelled'),
    currency text not null,
    status text not null check (status in ('approved', 'declined', 'pending', 'cancelled')),
    behaviour text,
    pix_code text unique,
    expires_at timestamptz,
    return_address text,
    refunded_at timestamptz,
    created_at timestamptz not null default now()
  )`,
];
