import type { FastifyInstance } from 'fastify';
import { ApiError } from '../http/api-error.ts';

/** The provider does not respond, or its response is not valid OpenID. Only the log contains the reason. */
export class ProviderUnreachable extends ApiError {
  /** A code such as ECONNREFUSED or invalid_client. It contains nothing of the request or the response. */
  readonly reason: string;
  readonly issuer: string;

  constructor(issuer: string, error: unknown) {
    super('EXTERNAL.UNREACHABLE');
    this.issuer = issuer;
    this.reason = reasonOf(error);
  }
}

/** Returns the first error code in the error or its causes. */
function reasonOf(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 3) return 'unknown';
  // openid-client stores the error code of the provider, such as invalid_client, in `error`.
  const { error: providerCode, code, cause } = error as Record<string, unknown>;
  const reason = [providerCode, code].find((value) => typeof value === 'string');
  return reason === undefined ? reasonOf(cause, depth + 1) : String(reason).slice(0, 100);
}

/** Logs these failures, because a wrong setting may be the cause. */
export function logUnreachableProviders(app: FastifyInstance): void {
  app.addHook('onError', async (request, _reply, error) => {
    const failure: unknown = error;
    if (!(failure instanceof ProviderUnreachable)) return;
    const { issuer, reason } = failure;
    request.log.warn({ issuer, reason }, 'an OpenID provider could not be used');
  });
}
