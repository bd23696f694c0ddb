import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/** A provider does not answer, or not as OpenID providers do. The caller learns no more; the log tells why. */
export class ProviderUnreachable extends Refusal {
  /** A code such as ECONNREFUSED or invalid_client: never what was sent or answered. */
  readonly reason: string;
  readonly issuer: string;

  constructor(issuer: string, error: unknown) {
    super('EXTERNAL.UNREACHABLE');
    this.issuer = issuer;
    this.reason = reasonOf(error);
  }
}

/** The first word for programs in the error or in what caused it. */
function reasonOf(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 3) return 'unknown';
  // openid-client puts the provider's own word, such as invalid_client, in `error`.
  const { error: told, code, cause } = error as Record<string, unknown>;
  const word = [told, code].find((one) => typeof one === 'string');
  return word === undefined ? reasonOf(cause, depth + 1) : String(word).slice(0, 100);
}

/** Whoever runs the newsstand has to know, since it may be a setting of theirs that is wrong. */
export function logUnreachableProviders(app: FastifyInstance): void {
  app.addHook('onError', async (request, _reply, error) => {
    const failure: unknown = error;
    if (!(failure instanceof ProviderUnreachable)) return;
    const { issuer, reason } = failure;
    request.log.warn({ issuer, reason }, 'an OpenID provider could not be used');
  });
}
