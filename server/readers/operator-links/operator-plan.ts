import type { Transaction } from 'kysely';
import { lockBuyer } from '../../commerce/buyer.ts';
import {
  endOperatorSubscriptions,
  grantSubscription,
} from '../../commerce/entitlements/change-subscriptions.ts';
import type { Tables } from '../../database/tables.ts';

/** The operator does not report when the plan ends, so a sign-in after this time renews the subscription. */
const subscriptionDays = 30;

/** Grants the plan of the operator, unless another subscription is active or the catalogue has no such plan. */
export async function grantOperatorPlan(
  trx: Transaction<Tables>,
  readerId: string,
  provider: string,
): Promise<void> {
  const buyer = await lockBuyer(trx, readerId);
  // Read the time after locking, so that a subscription from a concurrent sign-in has already started.
  const now = new Date();
  const running = await trx
    .selectFrom('comics.subscription')
    .select('id')
    .where('readerId', '=', readerId)
    .where('startsAt', '<=', now)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  const plan = await trx
    .selectFrom('comics.plan')
    .select('id')
    .where('provider', '=', provider)
    .orderBy('position')
    .executeTakeFirst();
  if (running || !plan) return;
  await grantSubscription(buyer, { planId: plan.id, startsAt: now, days: subscriptionDays });
}

/** Ends the operator's plan at once. Subscriptions that the reader bought stay. */
export async function endOperatorPlan(
  trx: Transaction<Tables>,
  readerId: string,
  provider: string,
): Promise<void> {
  const buyer = await lockBuyer(trx, readerId);
  // Read the time after locking, so that a plan from a concurrent sign-in has already started.
  await endOperatorSubscriptions(buyer, provider, new Date());
}
