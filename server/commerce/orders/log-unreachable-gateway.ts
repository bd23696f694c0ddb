import type { App } from '../../http/open-app.ts';
import { GatewayUnreachable } from './resolve-charge.ts';

/** Logs why the gateway failed, because the response contains only the error code. */
export function logUnreachableGateway(app: App): void {
  app.addHook('onError', async (request, _reply, error) => {
    const failure: unknown = error;
    if (!(failure instanceof GatewayUnreachable)) return;
    request.log.warn({ reason: failure.reason }, 'the payment gateway failed');
  });
}
