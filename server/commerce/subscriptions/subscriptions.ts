import type { Database } from '../../database/database.ts';
import { planQuery, toPlan } from '../plans/plan-query.ts';
import type { UserSubscription } from '../plans/plan-schemas.ts';

export interface SubscriptionStates {
  /** The running one. */
  subscription: UserSubscription | null;
  /** The next that will run. */
  scheduledSubscription: UserSubscription | null;
  /** The last that ran, while none is running. */
  expiredSubscription: UserSubscription | null;
}

/** A reader's subscriptions by what they are at that moment: what expires then has expired. */
export async function subscriptionsOf(
  database: Database,
  dragonId: string,
  language: string,
  now: Date,
): Promise<SubscriptionStates> {
  const rows = await planQuery(database, language)
    .innerJoin('comics.subscription as subscription', 'subscription.plan_id', 'plan.id')
    .select([
      'subscription.id as subscription_id',
      'subscription.starts_at',
      'subscription.expires_at',
      'subscription.cycle_days',
      'subscription.has_auto_renewal',
    ])
    .where('subscription.dragon_id', '=', dragonId)
    .orderBy('subscription.expires_at')
    .execute();
  const told = (row: (typeof rows)[number] | undefined): UserSubscription | null =>
    row
      ? {
          externalId: row.subscription_id,
          plan: toPlan(row),
          hasAutoRenewal: row.has_auto_renewal,
          cycleDurationInDays: row.cycle_days,
          startsAt: row.starts_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
        }
      : null;
  const running = rows.findLast((row) => row.starts_at <= now && row.expires_at > now);
  const expired = rows.findLast((row) => row.expires_at <= now);
  return {
    subscription: told(running),
    scheduledSubscription: told(rows.find((row) => row.starts_at > now)),
    expiredSubscription: running ? null : told(expired),
  };
}
