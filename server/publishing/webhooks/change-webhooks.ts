import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { WebhookEventType } from '../../webhooks/event-types.ts';
import { failPendingDeliveries } from '../../webhooks/record-attempt.ts';
import { createSecret, overlapEnd } from '../../webhooks/webhook-secrets.ts';
import { isAllowedTarget, type TargetRules } from '../../webhooks/webhook-target.ts';
import { recordChange } from '../audit.ts';
import type { CatalogueActor } from '../publisher-scope.ts';
import { lockWebhook, requireFinanceFor, requireWebhookManager, webhookFailures } from './find-webhook.ts';
import { type WebhookRow, webhookColumns } from './to-webhook.ts';

export interface WebhookDependencies extends TargetRules {
  database: Database;
  secrets: SecretBox;
}

/** The error codes of `addWebhook`. */
export const addWebhookFailures = [
  'PUBLISHER.NOT_FOUND',
  'WEBHOOK.INVALID_ADDRESS',
  'WEBHOOK.TOO_MANY',
] as const satisfies ApiErrorCode[];

/** The error codes of `changeWebhook`. */
export const changeWebhookFailures = [
  ...webhookFailures,
  'WEBHOOK.INVALID_ADDRESS',
] as const satisfies ApiErrorCode[];

/** Of one publisher. Each event is sent to all of them. */
export const maxWebhooks = 10;

interface WebhookFields {
  url: string;
  eventTypes: WebhookEventType[];
}

/** Adds a webhook and returns it with its secret, which cannot be read later. Throws an ApiError. */
export function addWebhook(
  { database, secrets, ...rules }: WebhookDependencies,
  caller: CatalogueActor,
  publisherId: string,
  { url, eventTypes }: WebhookFields,
): Promise<{ webhook: WebhookRow; secret: Buffer }> {
  return database.transaction().execute(async (trx) => {
    await requireWebhookManager(trx, caller, publisherId);
    requireFinanceFor(eventTypes, caller);
    if (!isAllowedTarget(url, rules)) throw new ApiError('WEBHOOK.INVALID_ADDRESS');
    // Concurrent requests could exceed the limit.
    await trx
      .selectFrom('comics.publisher')
      .select('id')
      .where('id', '=', publisherId)
      .forNoKeyUpdate()
      .execute();
    const existing = await trx
      .selectFrom('publishing.webhook_endpoint')
      .select('id')
      .where('publisherId', '=', publisherId)
      .execute();
    if (existing.length >= maxWebhooks) throw new ApiError('WEBHOOK.TOO_MANY');
    const id = randomUUID();
    const secret = createSecret();
    const webhook = await trx
      .insertInto('publishing.webhook_endpoint')
      .values({ id, publisherId, url, eventTypes, secret: secrets.seal(id, secret) })
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    await recordChange(trx, {
      actorId: caller.uuid,
      action: 'created',
      subject: { kind: 'webhook', id },
      before: null,
      after: { publisherId, url, eventTypes },
    });
    return { webhook, secret };
  });
}

/** Changes a webhook, turns it on or off, and returns it. Throws an ApiError. */
export function changeWebhook(
  { database, ...rules }: Omit<WebhookDependencies, 'secrets'>,
  caller: CatalogueActor,
  id: string,
  changes: Partial<WebhookFields & { isActive: boolean }>,
): Promise<WebhookRow> {
  return database.transaction().execute(async (trx) => {
    const former = await lockWebhook(trx, caller, id);
    const { url, isActive, eventTypes = [] } = changes;
    requireFinanceFor(eventTypes, caller);
    if (url !== undefined && !isAllowedTarget(url, rules)) throw new ApiError('WEBHOOK.INVALID_ADDRESS');
    const isRenewed = isActive === true || (url !== undefined && url !== former.url);
    const webhook = await trx
      .updateTable('publishing.webhook_endpoint')
      .set({
        ...changes,
        ...(isActive !== undefined && { inactiveReason: null }),
        ...(isRenewed && { failingSince: null }),
      })
      .where('id', '=', id)
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    if (isActive === false) await failPendingDeliveries(trx, id);
    await recordChange(trx, {
      actorId: caller.uuid,
      action: 'changed',
      subject: { kind: 'webhook', id },
      before: former,
      after: changes,
    });
    return webhook;
  });
}

/** Replaces the secret and returns the new one. The former one signs too for a day. Throws an ApiError. */
export function rotateSecret(
  { database, secrets }: Pick<WebhookDependencies, 'database' | 'secrets'>,
  caller: CatalogueActor,
  webhookId: string,
  now = new Date(),
): Promise<{ secret: Buffer; previousSecretUntil: Date }> {
  return database.transaction().execute(async (trx) => {
    // The secret is encrypted for the id as the database writes it.
    const { id, ...former } = await lockWebhook(trx, caller, webhookId);
    const secret = createSecret();
    const previousSecretUntil = overlapEnd(now);
    await trx
      .updateTable('publishing.webhook_endpoint')
      .set(({ ref }) => ({
        secret: secrets.seal(id, secret),
        previousSecret: ref('secret'),
        previousSecretUntil,
      }))
      .where('id', '=', id)
      .execute();
    await recordChange(trx, {
      actorId: caller.uuid,
      action: 'secret rotated',
      subject: { kind: 'webhook', id },
      before: { previousSecretUntil: former.previousSecretUntil },
      after: { previousSecretUntil },
    });
    return { secret, previousSecretUntil };
  });
}

/** Removes a webhook with the log of its deliveries. Throws an ApiError. */
export function removeWebhook(database: Database, caller: CatalogueActor, id: string): Promise<void> {
  return database.transaction().execute(async (trx) => {
    const { publisherId, url, eventTypes } = await lockWebhook(trx, caller, id);
    await trx.deleteFrom('publishing.webhook_endpoint').where('id', '=', id).execute();
    await recordChange(trx, {
      actorId: caller.uuid,
      action: 'removed',
      subject: { kind: 'webhook', id },
      before: { publisherId, url, eventTypes },
      after: null,
    });
  });
}
