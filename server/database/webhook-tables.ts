import type { ColumnType, Generated } from 'kysely';

type Created = ColumnType<Date, Date | undefined, never>;

/** `gone`: it answered 410. `failing`: an event has failed for good, and no attempt has succeeded for days. */
export type WebhookInactiveReason = 'gone' | 'failing';

/** An address of a publisher to which events are sent. */
export interface WebhookEndpointTable {
  id: ColumnType<string, string, never>;
  publisherId: ColumnType<string, string, never>;
  url: string;
  /** Its types of `WebhookEventData`. */
  eventTypes: string[];
  /** Signs its requests. Encrypted by `secret-box.ts` for the id. */
  secret: Buffer;
  /** The secret before the last rotation, which also signs until `previousSecretUntil`. */
  previousSecret: Buffer | null;
  previousSecretUntil: Date | null;
  isActive: Generated<boolean>;
  /** Null if it is active or the publisher turned it off. */
  inactiveReason: WebhookInactiveReason | null;
  /** When the first attempt failed after which none has succeeded. */
  failingSince: Date | null;
  createdAt: Created;
}

/** Something that happened, for the endpoints of a publisher. Written in the transaction of the change. */
export interface WebhookEventTable {
  /** Also the `webhook-id` of its requests. */
  id: Generated<string>;
  publisherId: string;
  /** A key of `WebhookEventData`, which describes `data`. */
  type: string;
  data: ColumnType<Record<string, unknown>, unknown, never>;
  occurredAt: Date;
  createdAt: Created;
}

export type WebhookDeliveryState = 'pending' | 'delivered' | 'failed';

/** One event for one endpoint, with its last attempt. */
export interface WebhookDeliveryTable {
  id: Generated<string>;
  endpointId: string;
  eventId: string;
  state: Generated<WebhookDeliveryState>;
  /** Counted when an attempt begins, so that a crash counts too. */
  attempts: Generated<number>;
  /** While an attempt runs: when it is repeated if it does not finish. Without meaning once the delivery has ended. */
  nextAttemptAt: Date;
  lastAttemptAt: Date | null;
  /** The HTTP status of the last response. */
  lastStatus: number | null;
  /** Why the last attempt got no response, such as TIMEOUT. */
  lastError: string | null;
  deliveredAt: Date | null;
  createdAt: Created;
}

export interface WebhookTables {
  'publishing.webhook_endpoint': WebhookEndpointTable;
  'publishing.webhook_event': WebhookEventTable;
  'publishing.webhook_delivery': WebhookDeliveryTable;
}
