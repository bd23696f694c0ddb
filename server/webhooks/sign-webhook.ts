import { createHmac } from 'node:crypto';

/** The form in which publishers get secrets. */
export const secretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;

interface SignedContent {
  id: string;
  sentAt: Date;
  body: string;
}

/**
 * Returns the headers of a request according to Standard Webhooks (standardwebhooks.com), with one signature for each
 * secret.
 */
export function webhookHeaders(
  { id, sentAt, body }: SignedContent,
  secrets: readonly Buffer[],
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64'),
  );
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
}
