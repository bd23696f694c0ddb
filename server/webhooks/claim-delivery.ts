import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Longer than a request takes, so that only a delivery whose machine has crashed is claimed again. */
const claimMs = 60_000;

/**
 * Claims the delivery that has been due for longest and starts its next attempt. The claim is stored before the request
 * is sent and ends after a minute, so after a crash the request is sent again. Endpoints of `busyEndpoints` are left out.
 * Null if none is due.
 */
export async function claimDelivery(database: Database, now: Date, busyEndpoints: readonly string[]) {
  const claimed = await database
    .with('due', (due) =>
      due
        .selectFrom('publishing.webhook_delivery as delivery')
        .innerJoin('publishing.webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpointId')
        .select('delivery.id')
        .where('delivery.state', '=', 'pending')
        .where('delivery.nextAttemptAt', '<=', now)
        .where('endpoint.isActive', '=', true)
        .where(sql<boolean>`endpoint.id <> all(${[...busyEndpoints]}::uuid[])`)
        .orderBy('delivery.nextAttemptAt')
        .limit(1)
        .forUpdate('delivery')
        .skipLocked(),
    )
    .updateTable('publishing.webhook_delivery as delivery')
    .from('publishing.webhook_endpoint as endpoint')
    .from('publishing.webhook_event as event')
    .set(({ eb }) => ({
      attempts: eb('delivery.attempts', '+', 1),
      lastAttemptAt: now,
      nextAttemptAt: new Date(now.getTime() + claimMs),
    }))
    .where('delivery.id', 'in', (due) => due.selectFrom('due').select('due.id'))
    .whereRef('endpoint.id', '=', 'delivery.endpointId')
    .whereRef('event.id', '=', 'delivery.eventId')
    .returning([
      'delivery.id',
      'delivery.endpointId',
      'delivery.attempts',
      'delivery.nextAttemptAt as claimedUntil',
      'endpoint.url',
      'endpoint.secret',
      'endpoint.previousSecret',
      'endpoint.previousSecretUntil',
      'event.id as eventId',
      'event.publisherId',
      'event.type',
      'event.data',
      'event.occurredAt',
    ])
    .executeTakeFirst();
  return claimed ?? null;
}

export type ClaimedDelivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;
