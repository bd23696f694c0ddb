import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import { rowRangeOf, type SliceRange } from '../../http/slice.ts';
import { recordTestEvent } from '../../webhooks/record-event.ts';
import type { CatalogueActor } from '../publisher-scope.ts';
import { lockWebhook, webhookFailures } from './find-webhook.ts';
import type { WebhookDelivery } from './webhook-schemas.ts';

/** The error codes of `sendTestEvent`. */
export const testFailures = [...webhookFailures, 'WEBHOOK.NOT_ACTIVE'] as const satisfies ApiErrorCode[];

/** The error codes of `replayDelivery`. */
export const replayFailures = [...testFailures, 'WEBHOOK.NO_DELIVERY'] as const satisfies ApiErrorCode[];

const deliveryQuery = (database: Database) =>
  database
    .selectFrom('publishing.webhook_delivery as delivery')
    .innerJoin('publishing.webhook_event as event', 'event.id', 'delivery.eventId')
    .selectAll('delivery')
    .select(['event.type', 'event.data', 'event.occurredAt']);

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveryQuery>['execute']>>[number];

/** Lists the deliveries of a webhook, newest first. */
export function listDeliveries(
  database: Database,
  webhookId: string,
  range: SliceRange,
): Promise<DeliveryRow[]> {
  const { limit, offset } = rowRangeOf(range);
  return deliveryQuery(database)
    .where('delivery.endpointId', '=', webhookId)
    .orderBy('delivery.createdAt', 'desc')
    .orderBy('delivery.id')
    .limit(limit)
    .offset(offset)
    .execute();
}

interface ReplayedDelivery {
  webhookId: string;
  deliveryId: string;
}

/** Makes a delivery due at once, with all its attempts and the same webhook-id. Throws an ApiError. */
export function replayDelivery(
  database: Database,
  caller: CatalogueActor,
  { webhookId, deliveryId }: ReplayedDelivery,
  now = new Date(),
): Promise<DeliveryRow> {
  return database.transaction().execute(async (trx) => {
    const { isActive } = await lockWebhook(trx, caller, webhookId);
    if (!isActive) throw new ApiError('WEBHOOK.NOT_ACTIVE');
    const { numUpdatedRows } = await trx
      .updateTable('publishing.webhook_delivery')
      .set({ state: 'pending', attempts: 0, nextAttemptAt: now, deliveredAt: null })
      .where('id', '=', deliveryId)
      .where('endpointId', '=', webhookId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError('WEBHOOK.NO_DELIVERY');
    return deliveryQuery(trx).where('delivery.id', '=', deliveryId).executeTakeFirstOrThrow();
  });
}

/** Sends a test event to a webhook. Throws an ApiError. */
export function sendTestEvent(
  database: Database,
  caller: CatalogueActor,
  webhookId: string,
  now = new Date(),
): Promise<DeliveryRow> {
  return database.transaction().execute(async (trx) => {
    const webhook = await lockWebhook(trx, caller, webhookId);
    if (!webhook.isActive) throw new ApiError('WEBHOOK.NOT_ACTIVE');
    const deliveryId = await recordTestEvent(trx, webhook, now);
    return deliveryQuery(trx).where('delivery.id', '=', deliveryId).executeTakeFirstOrThrow();
  });
}

export const toDelivery = (row: DeliveryRow): Static<typeof WebhookDelivery> => ({
  externalId: row.id,
  eventId: row.eventId,
  eventType: row.type,
  occurredAt: row.occurredAt.toISOString(),
  data: row.data,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.state === 'pending' ? row.nextAttemptAt.toISOString() : null,
  lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
  lastStatus: row.lastStatus,
  lastError: row.lastError,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
});
