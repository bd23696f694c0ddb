import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { WebhookEndpointTable } from '../database/webhook-tables.ts';
import type { SecretBox } from '../secrets/secret-box.ts';

/** Standard Webhooks requires 24 to 64. */
const secretBytes = 32;

/** How long the former secret signs too, so that a receiver can be changed at any moment of this time. */
const overlapMs = 24 * 60 * 60 * 1000;

export const createSecret = (): Buffer => randomBytes(secretBytes);

export const overlapEnd = (now: Date): Date => new Date(now.getTime() + overlapMs);

type SealedSecrets = Pick<
  Selectable<WebhookEndpointTable>,
  'secret' | 'previousSecret' | 'previousSecretUntil'
>;

/** Returns the secrets that sign now, the newest first. Empty if they were encrypted with another signing key. */
export function openValidSecrets(
  box: SecretBox,
  endpointId: string,
  { secret, previousSecret, previousSecretUntil }: SealedSecrets,
  now: Date,
): Buffer[] {
  const isInOverlap = previousSecretUntil !== null && previousSecretUntil > now;
  const sealed = [secret, ...(previousSecret && isInOverlap ? [previousSecret] : [])];
  return sealed.map((each) => box.open(endpointId, each)).filter((each) => each !== null);
}
