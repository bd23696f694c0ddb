import type { RequestKind, RequestState } from '../database/publishing-tables.ts';

/**
 * What each type of event reports. Amounts are integer cents. Nothing in it identifies a reader. A further type needs a
 * line here and in `webhookEventTypes`, and a call of `recordEvent`.
 */
export interface WebhookEventData {
  /** From now on readers get a new version, or the issue is on sale in a market. */
  'issue.published': {
    issueId: string;
    slug: string;
    cause: 'new_version' | 'sale_start';
    /** The market of the sale. Null for a new version, which is the same in all markets. */
    market: string | null;
  };
  /** Staff have approved or rejected a request of the publisher. */
  'request.answered': {
    requestId: string;
    kind: RequestKind;
    subjectId: string;
    name: string;
    state: Exclude<RequestState, 'waiting'>;
    /** Null for an approval. */
    reason: string | null;
  };
  /** A reader has paid for an issue and can read it. */
  sale: {
    orderId: string;
    issueId: string;
    kind: 'purchase' | 'rent';
    price: number;
    discount: number;
    /** The price minus the discount. */
    amount: number;
    currency: string;
  };
  /** The revenue of a month is confirmed and will be paid out. One event for each currency. */
  payout: {
    /** The first day of the month, YYYY-MM-01. */
    month: string;
    currency: string;
    /** What readers paid for issues of the publisher, minus refunds. */
    gross: number;
    tax: number;
    platformAmount: number;
    /** What the publisher gets. Negative if refunds exceed the sales: deducted from later payouts. */
    publisherAmount: number;
  };
}

export type WebhookEventType = keyof WebhookEventData;

export const webhookEventTypes = [
  'issue.published',
  'request.answered',
  'sale',
  'payout',
] as const satisfies WebhookEventType[];

/** Sent only on request, to one endpoint. */
export const testEventType = 'webhook.test';
