import type { Database } from '../database/database.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { type ClaimedDelivery, claimDelivery } from './claim-delivery.ts';
import { type PostOptions, postWebhook, type WebhookAttempt } from './post-webhook.ts';
import { recordAttempt } from './record-attempt.ts';
import { webhookHeaders } from './sign-webhook.ts';
import { openValidSecrets } from './webhook-secrets.ts';

export interface WebhookContext extends PostOptions {
  database: Database;
  secrets: SecretBox;
  now(): Date;
  /** Reports an attempt that could not be recorded. It is repeated. */
  onProblem(error: unknown): void;
}

const maxConcurrent = 8;
/** A slow endpoint does not delay the others. */
const maxConcurrentPerEndpoint = 2;
/** Limits one pass. The next pass continues. */
const maxAttemptsPerPass = 1000;

/** How long events and the log of their deliveries are kept. */
const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;
const maxRemovedPerPass = 1000;

/** Sends the events that are due. Several machines can run it concurrently: each delivery is claimed by one of them. */
export async function deliverEvents(
  context: WebhookContext,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const running = new Map<Promise<void>, string>();
  let finishedCount = 0;
  for (let started = 0; started < maxAttemptsPerPass && !isStopping(); ) {
    const finishedBefore = finishedCount;
    const delivery =
      running.size < maxConcurrent
        ? await claimDelivery(context.database, context.now(), busyEndpoints([...running.values()]))
        : null;
    if (delivery) {
      started += 1;
      const attempt = deliver(context, delivery)
        .catch(context.onProblem)
        .finally(() => {
          running.delete(attempt);
          finishedCount += 1;
        });
      running.set(attempt, delivery.endpointId);
    } else if (finishedCount > finishedBefore) {
      // An endpoint that was busy when the claim began is free now.
    } else if (running.size > 0) await Promise.race(running.keys());
    else break;
  }
  await Promise.all(running.keys());
}

/** Endpoints that get as many requests at once as they may. */
const busyEndpoints = (runningEndpoints: readonly string[]): string[] =>
  [...Map.groupBy(runningEndpoints, (id) => id)]
    .filter(([, requests]) => requests.length >= maxConcurrentPerEndpoint)
    .map(([id]) => id);

async function deliver(context: WebhookContext, delivery: ClaimedDelivery): Promise<void> {
  await recordAttempt(context.database, delivery, await post(context, delivery), context.now());
}

async function post(context: WebhookContext, delivery: ClaimedDelivery): Promise<WebhookAttempt> {
  const { eventId, endpointId, publisherId, type, data, occurredAt } = delivery;
  const sentAt = context.now();
  const secrets = openValidSecrets(context.secrets, endpointId, delivery, sentAt);
  // The signing key of the platform has changed. The publisher can rotate the secret.
  if (secrets.length === 0) return { error: 'SECRET_UNREADABLE' };
  const body = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data: { publisherId, ...data } });
  const headers = webhookHeaders({ id: eventId, sentAt, body }, secrets);
  return postWebhook(delivery.url, { headers, body }, context);
}

/** Removes old events with their deliveries, finished or not. */
export async function removeOldEvents({
  database,
  now,
}: Pick<WebhookContext, 'database' | 'now'>): Promise<void> {
  await database
    .deleteFrom('publishing.webhook_event')
    .where('id', 'in', (old) =>
      old
        .selectFrom('publishing.webhook_event')
        .select('id')
        .where('createdAt', '<', new Date(now().getTime() - keptDays * dayMs))
        .orderBy('createdAt')
        .limit(maxRemovedPerPass)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
