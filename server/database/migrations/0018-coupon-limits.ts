import { type Kysely, sql } from 'kysely';

/** How often one reader may use a coupon, and what kinds of orders it is for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // null: without limit. A coupon applies to wallet credits only if it says so, because credits pay for everything else.
  sql`alter table comics.coupon
    add column uses_limit_per_reader integer check (uses_limit_per_reader > 0),
    add column applies_to text[] not null default array['plan', 'comic']
      check (applies_to <@ array['plan', 'comic', 'dragon_wallet_credit'] and cardinality(applies_to) > 0)`,
  sql`create index transaction_of_coupon on comics.transaction (coupon_id, dragon_id) where coupon_id is not null`,
];
