import { requirePublisher } from '../../catalogue/not-offered.ts';
import type { Database } from '../../database/database.ts';
import { includesCaller } from '../../http/access-sets.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { CatalogueTransaction } from '../audit.ts';
import { type CatalogueActor, findPublisherScope, includesPublisher } from '../publisher-scope.ts';
import { type WebhookRow, webhookColumns } from './to-webhook.ts';

/** The error codes of `findWebhook` and `lockWebhook`. ACCESS.FORBIDDEN belongs to the access of the route. */
export const webhookFailures = ['WEBHOOK.NOT_FOUND'] as const satisfies ApiErrorCode[];

/** Throws an ApiError unless the publisher exists and the caller is a member of it or staff. */
export async function requireWebhookManager(
  database: Database,
  caller: CatalogueActor,
  publisherId: string,
): Promise<void> {
  await requirePublisher(database, publisherId);
  const scope = await findPublisherScope(database, caller, 'MANAGER_STAFF');
  if (!includesPublisher(scope, publisherId)) throw new ApiError('ACCESS.FORBIDDEN');
}

/** Throws an ApiError if the caller may not see the revenue that events of these types contain. */
export function requireFinanceFor(eventTypes: readonly string[], caller: CatalogueActor): void {
  if (eventTypes.includes('payout') && !includesCaller('FINANCIAL', caller))
    throw new ApiError('ACCESS.FORBIDDEN');
}

/** Throws an ApiError if there is no such webhook or the caller may not see it. */
export const findWebhook = (database: Database, caller: CatalogueActor, id: string): Promise<WebhookRow> =>
  requireWebhook(database, caller, selectWebhook(database, id).executeTakeFirst());

/** Like `findWebhook`. Locks the webhook, but not against new events, which only refer to it. */
export const lockWebhook = (
  trx: CatalogueTransaction,
  caller: CatalogueActor,
  id: string,
): Promise<WebhookRow> =>
  requireWebhook(trx, caller, selectWebhook(trx, id).forNoKeyUpdate().executeTakeFirst());

const selectWebhook = (database: Database, id: string) =>
  database.selectFrom('publishing.webhook_endpoint').select(webhookColumns).where('id', '=', id);

async function requireWebhook(
  database: Database,
  caller: CatalogueActor,
  query: Promise<WebhookRow | undefined>,
): Promise<WebhookRow> {
  const webhook = await query;
  if (!webhook) throw new ApiError('WEBHOOK.NOT_FOUND');
  await requireWebhookManager(database, caller, webhook.publisherId);
  requireFinanceFor(webhook.eventTypes, caller);
  return webhook;
}
