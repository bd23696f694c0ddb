import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';

/** The gateway failed or did not answer in time. The outcome of the call is unknown until the next call. */
export class GatewayUnreachable extends ApiError {
  /** An error code such as ECONNREFUSED or the name of the error. Never contains data that was sent or received. */
  readonly reason: string;

  constructor(error: unknown, code: ApiErrorCode = 'EXTERNAL.UNREACHABLE') {
    super(code);
    const { code: reason, name } = error instanceof Error ? (error as Error & { code?: unknown }) : {};
    this.reason = typeof reason === 'string' ? reason : (name ?? 'unknown');
  }
}

/** Throws GatewayUnreachable, with `code` for the caller, if the call fails. */
export async function callGateway<Answer>(call: () => Promise<Answer>, code?: ApiErrorCode): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ApiError ? error : new GatewayUnreachable(error, code);
  }
}

/** Logs why the gateway failed, because the response contains only the error code. */
export function logUnreachableGateway(app: App): void {
  app.addHook('onError', async (request, _reply, error) => {
    const failure: unknown = error;
    if (!(failure instanceof GatewayUnreachable)) return;
    request.log.warn({ reason: failure.reason }, 'the payment gateway failed');
  });
}
