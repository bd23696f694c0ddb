import { sql } from 'kysely';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import { batchSize } from './job-context.ts';

const hourMs = 60 * 60_000;

const firstTryBeforeEndMs = 24 * hourMs;
/** The last of the four attempts is at the very end of the subscription. */
const retryIntervalMs = 8 * hourMs;
const maxAttempts = 4;
/** How long after its end a subscription is still renewed, for example after an outage. */
const maxDelayMs = 30 * 24 * hourMs;

/** The attempts so far to charge the period after the end of a subscription. */
const renewalAttempts = sql<{ declines: number; lastAt: Date | null; isWaitingOrPaid: boolean }>`(
  select
    count(*) filter (where status = 'refused')::int as declines,
    max(created_at) filter (where status = 'refused') as last_at,
    coalesce(bool_or(status in ('waiting', 'paid')), false) as is_waiting_or_paid
  from comics.transaction as transaction
  where transaction.subscription_id = subscription.id
    and transaction.covers_from = subscription.expires_at and transaction.is_renewal
)`;

/** Subscriptions whose next attempt is due, or whose renewal must end because no attempt is left. */
export const dueRenewals = (database: ReadOnlyDatabase, now: Date) =>
  database
    .selectFrom('comics.subscription as subscription')
    .innerJoinLateral(renewalAttempts.as('attempts'), (join) => join.onTrue())
    .select(['subscription.id', 'subscription.readerId'])
    .select(
      sql<boolean>`attempts.declines >= ${maxAttempts} or expires_at <= ${subtractMs(now, maxDelayMs)}`.as(
        'isExhausted',
      ),
    )
    .where('hasAutoRenewal', '=', true)
    .where('expiresAt', '<=', subtractMs(now, -firstTryBeforeEndMs))
    .where('attempts.isWaitingOrPaid', '=', false)
    .where(({ or }) =>
      or([
        sql<boolean>`attempts.declines = 0`,
        sql<boolean>`attempts.declines >= ${maxAttempts}`,
        sql<boolean>`attempts.last_at <= ${subtractMs(now, retryIntervalMs)}`,
      ]),
    )
    .orderBy('expiresAt')
    .limit(batchSize);

const subtractMs = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
