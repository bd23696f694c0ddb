import { sign } from 'node:crypto';
import type { PushKey } from './push-key.ts';

/** Push services accept at most 24 hours. */
const lifetimeSeconds = 12 * 60 * 60;

/**
 * Returns the authorization header of a request to a push service (RFC 8292). `contact`: a mailto: or https: address for
 * the operators of the push service.
 */
export function signPushRequest(
  { publicKey, privateKey }: PushKey,
  { endpoint, contact, now }: { endpoint: string; contact: string; now: Date },
): string {
  const expiresAt = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const content = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: new URL(endpoint).origin, exp: expiresAt, sub: contact },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`;
}

/** Such as https://banca.example or mailto:banca@banca.example. `sender`: such as Banca <banca@banca.example>. */
export const pushContactOf = (site: string, sender: string): string =>
  site.startsWith('https:') ? site : `mailto:${sender.slice(sender.indexOf('<') + 1, -1)}`;
