import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

const day = 24 * 60 * 60 * 1000;

/** An operator says whether its customer has the plan, not until when: it is asked again after this many days. */
const cycleDays = 30;

/** Gives the plan that comes with the operator, unless a subscription is running or nobody made that plan. */
export async function giveOperatorPlan(
  transaction: Transaction<Tables>,
  dragonId: string,
  provider: string,
): Promise<void> {
  // Locks the reader, so that two concurrent sign-ins create one subscription.
  await transaction
    .selectFrom('comics.reader')
    .select('dragon_id')
    .where('dragon_id', '=', dragonId)
    .forUpdate()
    .execute();
  // Read the time after locking, so that a subscription from the other sign-in has already started.
  const now = new Date();
  const running = await transaction
    .selectFrom('comics.subscription')
    .select('id')
    .where('dragon_id', '=', dragonId)
    .where('starts_at', '<=', now)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const plan = await transaction
    .selectFrom('comics.plan')
    .select('id')
    .where('provider', '=', provider)
    .orderBy('position')
    .executeTakeFirst();
  if (running || !plan) return;
  await transaction
    .insertInto('comics.subscription')
    .values({
      dragon_id: dragonId,
      plan_id: plan.id,
      starts_at: now,
      expires_at: new Date(now.getTime() + cycleDays * day),
      cycle_days: cycleDays,
      merchandise_id: null,
      card_id: null,
    })
    .execute();
}

/** What the reader bought here stays; what the operator gave ends at once. */
export async function endOperatorPlan(
  database: Database,
  dragonId: string,
  provider: string,
  now = new Date(),
): Promise<void> {
  await database
    .updateTable('comics.subscription')
    .set({ expires_at: now })
    .where('dragon_id', '=', dragonId)
    .where('starts_at', '<', now)
    .where('expires_at', '>', now)
    .where('plan_id', 'in', (plans) =>
      plans.selectFrom('comics.plan').select('id').where('provider', '=', provider),
    )
    .execute();
}
