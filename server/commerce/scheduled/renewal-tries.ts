import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { batch } from './scheduled-jobs.ts';

const hour = 60 * 60_000;

/** Milliseconds before its end from which on a subscription is renewed. */
const ahead = 24 * hour;
/** Milliseconds between one try and the next: the last is at the very end. */
const between = 8 * hour;
const tries = 4;
/** Milliseconds after its end in which it is renewed still, such as where nobody was there to do it. */
const lateness = 30 * 24 * hour;

/** What was tried for the period that begins with the end of a subscription. */
const tried = sql<{ refusals: number; lastAt: Date | null; isUnderWay: boolean }>`(
  select
    count(*) filter (where status = 'refused')::int as refusals,
    max(created_at) filter (where status = 'refused') as last_at,
    coalesce(bool_or(status in ('waiting', 'paid')), false) as is_under_way
  from comics.transaction as transaction
  where transaction.subscription_id = subscription.id
    and transaction.covers_from = subscription.expires_at and transaction.is_renewal
)`;

/** Subscriptions for which something is to be done: the next try, or to give up. */
export const dueSubscriptions = (database: Pick<Database, 'selectFrom'>, now: Date) =>
  database
    .selectFrom('comics.subscription as subscription')
    .innerJoinLateral(tried.as('tried'), (join) => join.onTrue())
    .select(['subscription.id', 'subscription.readerId'])
    .select(
      sql<boolean>`tried.refusals >= ${tries} or expires_at <= ${before(now, lateness)}`.as('isHopeless'),
    )
    .where('hasAutoRenewal', '=', true)
    .where('expiresAt', '<=', before(now, -ahead))
    .where('tried.isUnderWay', '=', false)
    .where(({ or }) =>
      or([
        sql<boolean>`tried.refusals = 0`,
        sql<boolean>`tried.refusals >= ${tries}`,
        sql<boolean>`tried.last_at <= ${before(now, between)}`,
      ]),
    )
    .orderBy('expiresAt')
    .limit(batch);

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);
