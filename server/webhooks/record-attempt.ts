import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { WebhookInactiveReason } from '../database/webhook-tables.ts';
import type { ClaimedDelivery } from './claim-delivery.ts';
import type { WebhookAttempt } from './post-webhook.ts';
import { maxAttempts, nextAttemptAfter } from './retry-schedule.ts';

/** An endpoint is turned off if an event has failed for good and no attempt of any event has succeeded for so long. */
const maxFailureMs = 3 * 24 * 60 * 60 * 1000;

/** The receiver asks for no further requests. */
const goneStatus = 410;

/**
 * Records the outcome of an attempt, and turns off an endpoint that is gone or has failed for days. Does nothing to a
 * delivery that was replayed or claimed again meanwhile. All changes lock the endpoint before its deliveries.
 */
export function recordAttempt(
  database: Database,
  delivery: ClaimedDelivery,
  attempt: WebhookAttempt,
  now: Date,
): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const isDelivered = 'status' in attempt && attempt.status >= 200 && attempt.status < 300;
    const inactiveReason = isDelivered
      ? await recordSuccess(trx, delivery)
      : await recordFailure(trx, delivery, attempt, now);
    const nextAttemptAt = inactiveReason === null ? nextAttemptAfter(delivery.attempts, now) : null;
    await trx
      .updateTable('publishing.webhook_delivery')
      .set({
        lastStatus: 'status' in attempt ? attempt.status : null,
        lastError: 'error' in attempt ? attempt.error : null,
        ...(isDelivered && { state: 'delivered', deliveredAt: now }),
        ...(!isDelivered && (nextAttemptAt ? { nextAttemptAt } : { state: 'failed' })),
      })
      .where('id', '=', delivery.id)
      .where('state', '=', 'pending')
      .where('nextAttemptAt', '=', delivery.claimedUntil)
      .execute();
    if (inactiveReason !== null) await failPendingDeliveries(trx, delivery.endpointId);
  });
}

async function recordSuccess(trx: Transaction<Tables>, { endpointId }: ClaimedDelivery): Promise<null> {
  await trx
    .updateTable('publishing.webhook_endpoint')
    .set({ failingSince: null })
    .where('id', '=', endpointId)
    .where('failingSince', 'is not', null)
    .execute();
  return null;
}

/** Returns why the endpoint was turned off. Null if it was not. */
async function recordFailure(
  trx: Transaction<Tables>,
  { endpointId, url, attempts }: ClaimedDelivery,
  attempt: WebhookAttempt,
  now: Date,
): Promise<WebhookInactiveReason | null> {
  const endpoint = await trx
    .updateTable('publishing.webhook_endpoint')
    .set({ failingSince: sql`coalesce(failing_since, ${now})` })
    .where('id', '=', endpointId)
    // Its publisher may have changed the address during the attempt.
    .where('url', '=', url)
    .where('isActive', '=', true)
    .returning('failingSince')
    .executeTakeFirst();
  if (!endpoint?.failingSince) return null;
  const isGone = 'status' in attempt && attempt.status === goneStatus;
  const isFailing =
    attempts >= maxAttempts && now.getTime() - endpoint.failingSince.getTime() >= maxFailureMs;
  if (!isGone && !isFailing) return null;
  const inactiveReason = isGone ? 'gone' : 'failing';
  await trx
    .updateTable('publishing.webhook_endpoint')
    .set({ isActive: false, inactiveReason })
    .where('id', '=', endpointId)
    .execute();
  return inactiveReason;
}

/** Ends the deliveries of an endpoint that is turned off. They can be replayed once it is active again. */
export async function failPendingDeliveries(trx: Transaction<Tables>, endpointId: string): Promise<void> {
  await trx
    .updateTable('publishing.webhook_delivery')
    .set({ state: 'failed', lastError: 'WEBHOOK_INACTIVE' })
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'pending')
    .execute();
}
