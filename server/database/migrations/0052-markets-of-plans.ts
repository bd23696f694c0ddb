import { type Kysely, sql } from 'kysely';

/**
 * Lets plans be taken from sale in a market. Their prices stay, because subscriptions renew with them, and a plan that returns
 * to a market gets new ones.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table comics.plan_merchandise
    add column removed_at timestamptz,
    drop constraint plan_merchandise_plan_id_market_cycle_days_key`,
  sql`create unique index plan_merchandise_for_sale on comics.plan_merchandise (plan_id, market, cycle_days)
    where removed_at is null`,
];
