import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import { codeOf } from '../../errors/error-facts.ts';
import { encryptPushMessage, type PushRecipient } from './encrypt-push-message.ts';
import type { PushKey } from './push-key.ts';
import { isPushService } from './push-services.ts';
import { signPushRequest } from './sign-push-request.ts';

/** A device that gets messages. The endpoint is a secret, because it accepts messages from anyone who knows it. */
export interface PushTarget extends PushRecipient {
  endpoint: string;
}

export interface PushMessage {
  /** The content, at most 3 KB. */
  content: string;
  /**
   * Up to 32 of A–Z, a–z, 0–9, - and _. Replaces a message with the same topic that has not reached the device, so a
   * retried message arrives once.
   */
  topic: string;
}

export interface PushSender {
  /** What apps subscribe with. */
  readonly publicKey: string;
  isPushService(endpoint: string): boolean;
  /** Sends in the background. `onGone`: the device no longer accepts messages. */
  send(target: PushTarget, message: PushMessage, onGone: () => Promise<void>): void;
  close(): Promise<void>;
}

interface PushSenderOptions {
  key: PushKey;
  /** Origins of further push services. */
  services: readonly string[];
  /** A mailto: or https: address for the operators of push services. */
  contact: () => string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Delays before each further attempt to send a message. */
  retryDelaysMs?: readonly number[];
  /** Waits between attempts. Rejects when `signal` aborts. */
  wait?(ms: number, signal: AbortSignal): Promise<unknown>;
  requestTimeoutMs?: number;
  /** How long closing waits for messages that are being sent. */
  closeTimeoutMs?: number;
}

/** A device that is off for longer does not get the message: by then there may be a newer one. */
const storedSeconds = 24 * 60 * 60;
const maxConcurrent = 8;
/** The device has unsubscribed. */
const goneStatuses = [404, 410];

/** A message whose service asks for a longer wait is dropped. It waits in memory, so a restart would lose it. */
const maxRetryAfterMs = 5 * 60 * 1000;

interface FailedAttempt {
  status?: number;
  reason?: string;
  canRetry: boolean;
  /** The wait that the service asks for; 0 if it asks for none. */
  retryAfterMs: number;
}

type Outcome = 'sent' | 'gone' | FailedAttempt;

/** Sends messages to devices over the push services of their browsers. */
export function openPushSender({
  key,
  services,
  contact,
  log,
  retryDelaysMs = [2000, 20_000],
  wait = (ms, signal) => delay(ms, undefined, { signal }),
  requestTimeoutMs = 10_000,
  closeTimeoutMs = 5000,
}: PushSenderOptions): PushSender {
  const queue = new PQueue({ concurrency: maxConcurrent });
  const deliveries = new Set<Promise<void>>();
  const closing = new AbortController();

  async function request(target: PushTarget, { content, topic }: PushMessage): Promise<Outcome> {
    try {
      const response = await fetch(target.endpoint, {
        method: 'POST',
        // Another address would not be a known push service.
        redirect: 'manual',
        signal: AbortSignal.timeout(requestTimeoutMs),
        headers: {
          authorization: signPushRequest(key, {
            endpoint: target.endpoint,
            contact: contact(),
            now: new Date(),
          }),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(storedSeconds),
          urgency: 'normal',
          topic,
        },
        body: new Uint8Array(encryptPushMessage(content, target)),
      });
      // The content of the response is not needed, and may be large.
      await response.body?.cancel();
      const { ok, status, headers } = response;
      if (ok) return 'sent';
      if (goneStatuses.includes(status)) return 'gone';
      const retryAfterMs = parseRetryAfter(headers.get('retry-after'));
      const canRetry = (status === 429 || status >= 500) && retryAfterMs <= maxRetryAfterMs;
      return { status, canRetry, retryAfterMs };
    } catch (error) {
      return { reason: reasonOf(error), canRetry: true, retryAfterMs: 0 };
    }
  }

  async function deliver(target: PushTarget, message: PushMessage, onGone: () => Promise<void>) {
    // The configuration may have changed since the device subscribed.
    if (!isPushService(target.endpoint, services)) return onGone();
    for (const delayMs of [...retryDelaysMs, null]) {
      // A message that waits takes no place in the queue, so a push service that is down delays the others little.
      const outcome = await queue.add(() => request(target, message));
      if (outcome === 'sent') return;
      if (outcome === 'gone') return onGone();
      const { canRetry, retryAfterMs, ...cause } = outcome;
      if (!canRetry || delayMs === null || !(await waitForRetry(delayMs, retryAfterMs))) {
        log.error(
          { service: new URL(target.endpoint).origin, ...cause },
          'a message to a device could not be sent',
        );
        return;
      }
    }
  }

  /** Returns false if closing cut short a wait that the service asked for. The message is then dropped. */
  async function waitForRetry(delayMs: number, retryAfterMs: number): Promise<boolean> {
    await wait(Math.max(delayMs, retryAfterMs), closing.signal).catch(() => {});
    return !closing.signal.aborted || retryAfterMs === 0;
  }

  return {
    publicKey: key.publicKey,
    isPushService: (endpoint) => isPushService(endpoint, services),
    send(target, message, onGone) {
      const delivery = deliver(target, message, onGone)
        .catch((error: unknown) => log.error({ err: error }, 'a device could not be removed'))
        .finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
    },
    async close() {
      closing.abort();
      const timeout = new AbortController();
      await Promise.race([
        Promise.all(deliveries),
        delay(closeTimeoutMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
      queue.clear();
    },
  };
}

/** The milliseconds of a `Retry-After` header, which has seconds or a date; 0 if it is missing, not valid or past. */
function parseRetryAfter(value: string | null): number {
  if (value === null) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Math.max(0, ms || 0);
}

/** A code such as ECONNREFUSED, or TimeoutError. The message could contain the endpoint. */
function reasonOf(error: unknown): string {
  const { cause, name } = error as Error;
  return codeOf(cause) ?? name;
}
