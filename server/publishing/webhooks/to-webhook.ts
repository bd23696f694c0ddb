import type { Selectable } from 'kysely';
import type { Static } from 'typebox';
import type { WebhookEndpointTable } from '../../database/webhook-tables.ts';
import type { WebhookEventType } from '../../webhooks/event-types.ts';
import type { Webhook } from './webhook-schemas.ts';

/** The columns without the secrets. */
export const webhookColumns = [
  'id',
  'publisherId',
  'url',
  'eventTypes',
  'isActive',
  'inactiveReason',
  'failingSince',
  'previousSecretUntil',
  'createdAt',
] as const satisfies (keyof WebhookEndpointTable)[];

export type WebhookRow = Pick<Selectable<WebhookEndpointTable>, (typeof webhookColumns)[number]>;

export const toWebhook = (row: WebhookRow): Static<typeof Webhook> => ({
  externalId: row.id,
  publisherId: row.publisherId,
  url: row.url,
  // The schema of the requests allows nothing else.
  eventTypes: row.eventTypes as WebhookEventType[],
  isActive: row.isActive,
  inactiveReason: row.inactiveReason,
  failingSince: row.failingSince?.toISOString() ?? null,
  previousSecretUntil: row.previousSecretUntil?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
});
