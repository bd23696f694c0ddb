import { type RawBuilder, sql, type Transaction } from 'kysely';
import { jsonColumn } from '../database/json-column.ts';
import type { Tables } from '../database/tables.ts';
import { testEventType, type WebhookEventData, type WebhookEventType } from './event-types.ts';

interface NewWebhookEvent<Type extends WebhookEventType> {
  type: Type;
  /** The id of the publisher, or a query that selects it. */
  publisherId: string | RawBuilder<string>;
  data: WebhookEventData[Type];
  occurredAt: Date;
}

/**
 * Records an event for the active endpoints of a publisher that subscribe to its type, in the transaction of the change.
 * One statement, which writes nothing if there are none. It locks the endpoints against deletion, because a reference to
 * a deleted endpoint would fail the transaction, which may be that of a payment.
 */
export async function recordEvent<Type extends WebhookEventType>(
  trx: Transaction<Tables>,
  { type, publisherId, data, occurredAt }: NewWebhookEvent<Type>,
): Promise<void> {
  await sql`
    with endpoint as (
      select id, publisher_id from publishing.webhook_endpoint
      where publisher_id = ${publisherId} and is_active and ${type} = any(event_types)
      for key share
    ), event as (
      insert into publishing.webhook_event (publisher_id, type, data, occurred_at)
      select distinct publisher_id, ${type}, ${jsonColumn(data)}, ${occurredAt}::timestamptz from endpoint
      returning id
    )
    insert into publishing.webhook_delivery (endpoint_id, event_id, next_attempt_at)
    select endpoint.id, event.id, ${occurredAt}::timestamptz from endpoint cross join event`.execute(trx);
}

/** Records a test event for one endpoint, which the transaction must have locked. Returns the id of the delivery. */
export async function recordTestEvent(
  trx: Transaction<Tables>,
  { id, publisherId }: { id: string; publisherId: string },
  now: Date,
): Promise<string> {
  const event = await trx
    .insertInto('publishing.webhook_event')
    .values({ publisherId, type: testEventType, data: jsonColumn({ webhookId: id }), occurredAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const delivery = await trx
    .insertInto('publishing.webhook_delivery')
    .values({ endpointId: id, eventId: event.id, nextAttemptAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return delivery.id;
}
