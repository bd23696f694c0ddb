import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { codeOf } from '../errors/error-facts.ts';
import { createTargetLookup, isAllowedTarget, type ResolveHost, type TargetRules } from './webhook-target.ts';

/** `error`: why there was no response, such as TIMEOUT or ECONNREFUSED. */
export type WebhookAttempt = { status: number } | { error: string };

export interface PostOptions extends TargetRules {
  /** For the whole request, from the lookup of the host to the response. */
  timeoutMs?: number;
  resolveHost?: ResolveHost;
}

/** A longer response is cut off. Nothing of it is kept. */
const maxResponseBytes = 4096;

/** Sends a request to an endpoint. Redirects are not followed: another address would not be checked. */
export function postWebhook(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  { timeoutMs = 10_000, resolveHost, ...rules }: PostOptions,
): Promise<WebhookAttempt> {
  // The configuration may have changed since the endpoint was added.
  if (!isAllowedTarget(address, rules)) return Promise.resolve({ error: 'ADDRESS_NOT_PUBLIC' });
  const url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(url, {
    method: 'POST',
    // A connection of its own for each request, so that each one is checked.
    agent: false,
    lookup: createTargetLookup(rules, resolveHost),
    signal,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Banca-Webhooks/1',
    },
  });
  const attempt = waitForResponse(request, signal);
  request.end(body);
  return attempt;
}

function waitForResponse(request: ClientRequest, signal: AbortSignal): Promise<WebhookAttempt> {
  return new Promise((resolve) => {
    // Remains if a response changes the protocol, which closes the connection without an error.
    let attempt: WebhookAttempt = { error: 'NO_RESPONSE' };
    request.on('response', (response) => {
      // The status decides, also if the rest of the response does not arrive.
      attempt = { status: response.statusCode ?? 0 };
      let receivedBytes = 0;
      response.on('data', (chunk: Buffer) => {
        receivedBytes += chunk.length;
        if (receivedBytes > maxResponseBytes) response.destroy();
      });
      response.on('error', () => {});
    });
    request.on('error', (error) => {
      if ('error' in attempt) attempt = { error: signal.aborted ? 'TIMEOUT' : (codeOf(error) ?? error.name) };
    });
    request.on('close', () => resolve(attempt));
  });
}
