import { type Kysely, sql } from 'kysely';

/** Limits how often one reader may use a coupon, and which kinds of orders it applies to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // null: no limit. By default a coupon does not apply to wallet credits, because credits can pay for everything else.
  sql`alter table comics.coupon
    add column uses_limit_per_reader integer check (uses_limit_per_reader > 0),
    add column applies_to text[] not null default array['plan', 'comic']
      check (applies_to <@ array['plan', 'comic', 'dragon_wallet_credit'] and cardinality(applies_to) > 0)`,
  sql`create index transaction_of_coupon on comics.transaction (coupon_id, dragon_id) where coupon_id is not null`,
];
