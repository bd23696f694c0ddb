import { type Kysely, sql } from 'kysely';

/** Adds plans, subscriptions, cards, coupons, vouchers and orders. Money is integer cents with its currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const currency = sql.raw("text not null check (currency ~ '^[A-Z]{3}$')");
const code = sql.raw("text not null unique check (code ~ '^[A-Z0-9]{4,20}$')");
const uses = sql.raw('integer not null default 0 check (uses >= 0)');

const statements = [
  sql`create table comics.plan (
    id uuid primary key default gen_random_uuid(),
    slug text not null unique,
    position integer not null default 0,
    provider text check (provider <> ''),
    created_at timestamptz not null default now()
  )`,
  sql`create table comics.plan_text (
    plan_id uuid not null references comics.plan (id) on delete cascade,
    language text not null,
    name text not null check (name <> ''),
    description text not null,
    features text[] not null,
    primary key (plan_id, language)
  )`,
  sql`create table comics.plan_merchandise (
    id uuid primary key default gen_random_uuid(),
    plan_id uuid not null references comics.plan (id),
    market text not null,
    cycle_days integer not null check (cycle_days in (30, 90, 180, 360)),
    price integer not null check (price > 0),
    currency ${currency},
    unique (plan_id, market, cycle_days),
    unique (id, plan_id)
  )`,

  sql`create table comics.payment_card (
    id uuid primary key default gen_random_uuid(),
    dragon_id uuid not null references comics.reader (dragon_id),
    token text not null unique,
    brand text not null check (brand ~ '^[a-z][a-z-]+$'),
    last_four_digits text not null check (last_four_digits ~ '^[0-9]{4}$'),
    holder_name text not null check (holder_name ~ '^[A-Z]+( [A-Z]+)+$'),
    expiration_month integer not null check (expiration_month between 1 and 12),
    expiration_year integer not null check (expiration_year between 2000 and 2099),
    created_at timestamptz not null default now(),
    unique (dragon_id, brand, last_four_digits),
    unique (id, dragon_id)
  )`,

  // There are no rows to migrate, because subscriptions could not be bought before.
  sql`alter table comics.subscription
    add column plan_id uuid not null references comics.plan (id),
    add column starts_at timestamptz not null,
    add column cycle_days integer not null check (cycle_days > 0),
    add column has_auto_renewal boolean not null default false,
    add column merchandise_id uuid,
    add column card_id uuid,
    add check (expires_at > starts_at),
    add check (merchandise_id is not null or not has_auto_renewal),
    add unique (dragon_id, starts_at),
    add foreign key (merchandise_id, plan_id) references comics.plan_merchandise (id, plan_id),
    add foreign key (card_id, dragon_id) references comics.payment_card (id, dragon_id)`,

  sql`create table comics.coupon (
    id uuid primary key default gen_random_uuid(),
    code ${code},
    percent integer check (percent between 1 and 100),
    amount integer check (amount > 0),
    currency text check (currency ~ '^[A-Z]{3}$'),
    begins_at timestamptz not null,
    ends_at timestamptz check (ends_at > begins_at),
    uses_limit integer check (uses_limit > 0),
    uses ${uses},
    plan_id uuid references comics.plan (id),
    issue_id uuid references comics.issue (id),
    created_at timestamptz not null default now(),
    check (num_nonnulls(percent, amount) = 1),
    check ((amount is null) = (currency is null)),
    check (num_nonnulls(plan_id, issue_id) <= 1),
    check (uses <= uses_limit)
  )`,

  sql`create table comics.voucher (
    id uuid primary key default gen_random_uuid(),
    code ${code},
    market text not null,
    plan_id uuid references comics.plan (id),
    plan_days integer check (plan_days > 0),
    issue_id uuid references comics.issue (id),
    credits integer check (credits > 0),
    currency text check (currency ~ '^[A-Z]{3}$'),
    expires_at timestamptz,
    uses_limit integer not null default 1 check (uses_limit > 0),
    uses ${uses},
    created_at timestamptz not null default now(),
    check (num_nonnulls(plan_id, issue_id, credits) = 1),
    check ((plan_id is null) = (plan_days is null)),
    check ((credits is null) = (currency is null)),
    check (uses <= uses_limit)
  )`,
  sql`create table comics.voucher_redemption (
    id uuid primary key default gen_random_uuid(),
    voucher_id uuid not null references comics.voucher (id),
    dragon_id uuid not null references comics.reader (dragon_id),
    redeemed_at timestamptz not null default now(),
    unique (voucher_id, dragon_id)
  )`,

  sql`create table comics.transaction (
    id uuid primary key default gen_random_uuid(),
    dragon_id uuid not null references comics.reader (dragon_id),
    plan_merchandise_id uuid references comics.plan_merchandise (id),
    merchandise_id uuid references comics.merchandise (id),
    credits integer check (credits > 0),
    method text not null
      check (method in ('credit_card', 'pix', 'paypal', 'balance', 'third-party-integration')),
    status text not null check (status in ('waiting', 'paid', 'refused', 'refunded', 'expired')),
    price integer not null check (price >= 0),
    discount integer not null default 0 check (discount between 0 and price),
    currency ${currency},
    coupon_id uuid references comics.coupon (id),
    card_id uuid references comics.payment_card (id) on delete set null,
    pix_code text,
    pix_expires_at timestamptz,
    created_at timestamptz not null default now(),
    paid_at timestamptz check (paid_at >= created_at),
    refunded_at timestamptz check (refunded_at >= paid_at),
    check (num_nonnulls(plan_merchandise_id, merchandise_id, credits) = 1),
    check (credits is null or method <> 'balance'),
    check (coupon_id is not null or discount = 0),
    check (card_id is null or method = 'credit_card'),
    check ((method = 'pix') = (pix_code is not null)),
    check ((pix_code is null) = (pix_expires_at is null)),
    check (status <> 'expired' or method = 'pix'),
    check ((status in ('paid', 'refunded')) = (paid_at is not null)),
    check ((status = 'refunded') = (refunded_at is not null))
  )`,
  sql`create index on comics.transaction (dragon_id, created_at desc, id)`,
];
