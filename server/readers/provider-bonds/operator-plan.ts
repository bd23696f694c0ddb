import type { Transaction } from 'kysely';
import { lockBuyer } from '../../commerce/buyer.ts';
import {
  endOperatorSubscriptions,
  grantSubscription,
} from '../../commerce/entitlements/change-subscriptions.ts';
import type { Tables } from '../../database/tables.ts';

/** An operator says whether its customer has the plan, not until when: it is asked again after this many days. */
const cycleDays = 30;

/** Gives the plan that comes with the operator, unless a subscription is running or nobody made that plan. */
export async function giveOperatorPlan(
  rows: Transaction<Tables>,
  readerId: string,
  provider: string,
): Promise<void> {
  const buyer = await lockBuyer(rows, readerId);
  // Read the time after locking, so that a subscription from a concurrent sign-in has already started.
  const now = new Date();
  const running = await rows
    .selectFrom('comics.subscription')
    .select('id')
    .where('readerId', '=', readerId)
    .where('startsAt', '<=', now)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  const plan = await rows
    .selectFrom('comics.plan')
    .select('id')
    .where('provider', '=', provider)
    .orderBy('position')
    .executeTakeFirst();
  if (running || !plan) return;
  await grantSubscription(buyer, { planId: plan.id, startsAt: now, days: cycleDays });
}

/** What the reader bought here stays; what the operator gave ends at once. */
export async function endOperatorPlan(
  rows: Transaction<Tables>,
  readerId: string,
  provider: string,
): Promise<void> {
  const buyer = await lockBuyer(rows, readerId);
  // Read the time after locking, so that a plan from a concurrent sign-in has already started.
  await endOperatorSubscriptions(buyer, provider, new Date());
}
