import type { Database } from '../../database/database.ts';
import { planQuery, toPlan } from '../plans/plan-query.ts';
import type { UserSubscription } from '../plans/plan-schemas.ts';

export interface SubscriptionStates {
  /** Runs now. */
  subscription: UserSubscription | null;
  /** Runs next. */
  scheduledSubscription: UserSubscription | null;
  /** The last that ran. Null while one is running. */
  expiredSubscription: UserSubscription | null;
}

/** A reader's subscriptions at `now`. A subscription that expires at this very moment has expired. */
export async function findSubscriptions(
  database: Database,
  readerId: string,
  language: string,
  now: Date,
): Promise<SubscriptionStates> {
  const rows = await planQuery(database, language)
    .innerJoin('comics.subscription as subscription', 'subscription.planId', 'plan.id')
    .select([
      'subscription.id as subscriptionId',
      'subscription.startsAt',
      'subscription.expiresAt',
      'subscription.cycleDays',
      'subscription.hasAutoRenewal',
    ])
    .where('subscription.readerId', '=', readerId)
    .orderBy('subscription.expiresAt')
    .execute();
  const toSubscription = (row: (typeof rows)[number] | undefined): UserSubscription | null =>
    row
      ? {
          externalId: row.subscriptionId,
          plan: toPlan(row),
          hasAutoRenewal: row.hasAutoRenewal,
          cycleDurationInDays: row.cycleDays,
          startsAt: row.startsAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
        }
      : null;
  const running = rows.findLast((row) => row.startsAt <= now && row.expiresAt > now);
  const expired = rows.findLast((row) => row.expiresAt <= now);
  return {
    subscription: toSubscription(running),
    scheduledSubscription: toSubscription(rows.find((row) => row.startsAt > now)),
    expiredSubscription: running ? null : toSubscription(expired),
  };
}
