import { Type } from 'typebox';
import { Closed, Identifier, Instant, Nullable } from '../../http/schema-types.ts';
import { NullableVocabulary, Vocabulary } from '../../http/vocabulary.ts';
import { webhookEventTypes } from '../../webhooks/event-types.ts';

const url = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: '^[^\\u0000-\\u0020]+$',
  description: 'Starts with https:// and leads to a host on the public internet.',
});
const eventTypes = Type.Array(Vocabulary('WebhookEventType', webhookEventTypes), {
  minItems: 1,
  maxItems: 50,
  uniqueItems: true,
});

export const NewWebhook = Closed({ url, eventTypes }, { title: 'NewWebhook' });

export const WebhookChanges = Closed(
  {
    url: Type.Optional(url),
    eventTypes: Type.Optional(eventTypes),
    isActive: Type.Optional(
      Type.Boolean({
        description: 'False ends pending deliveries. They can be replayed when it is true again.',
      }),
    ),
  },
  { title: 'WebhookChanges', minProperties: 1 },
);

export const Webhook = Closed(
  {
    externalId: Identifier,
    publisherId: Identifier,
    url: Type.String(),
    eventTypes,
    isActive: Type.Boolean(),
    inactiveReason: NullableVocabulary('WebhookInactiveReason', ['gone', 'failing'], {
      description:
        'Why Banca turned it off. gone: it answered 410. failing: all attempts of an event failed, and no other request succeeded for three days.',
    }),
    failingSince: Nullable(Instant, { description: 'Null if the last attempt succeeded.' }),
    previousSecretUntil: Nullable(Instant, { description: 'Until when the former secret signs too.' }),
    createdAt: Instant,
  },
  { title: 'Webhook' },
);

const secret = Type.String({ description: 'Shown only once: whsec_ and the key as base64.' });

export const CreatedWebhook = Closed({ ...Webhook.properties, secret }, { title: 'CreatedWebhook' });

export const WebhookSecret = Closed({ secret, previousSecretUntil: Instant }, { title: 'WebhookSecret' });

export const WebhookDelivery = Closed(
  {
    externalId: Identifier,
    eventId: Type.String({ format: 'uuid', description: 'The webhook-id of its requests.' }),
    eventType: Type.String(),
    occurredAt: Instant,
    data: Type.Record(Type.String(), Type.Unknown(), { description: 'As it was sent, without publisherId.' }),
    state: Vocabulary('WebhookDeliveryState', ['pending', 'delivered', 'failed']),
    attempts: Type.Integer({ description: 'Since it was created or replayed.' }),
    nextAttemptAt: Nullable(Instant, { description: 'Null unless it is pending.' }),
    lastAttemptAt: Nullable(Instant),
    lastStatus: Nullable(Type.Integer(), { description: 'The HTTP status of the last response.' }),
    lastError: Nullable(Type.String(), {
      description:
        'Why there was no response: TIMEOUT, ADDRESS_NOT_PUBLIC, SECRET_UNREADABLE, WEBHOOK_INACTIVE, or an error of the connection.',
    }),
    deliveredAt: Nullable(Instant),
  },
  { title: 'WebhookDelivery' },
);
