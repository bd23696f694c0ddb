import type { App } from '../../http/open-app.ts';
import { GatewayUnreachable } from './ask-gateway.ts';

/** Whoever runs the newsstand has to know; callers are told no more than that it did not answer. */
export function logUnreachableGateway(app: App): void {
  app.addHook('onError', async (request, _reply, error) => {
    const failure: unknown = error;
    if (!(failure instanceof GatewayUnreachable)) return;
    request.log.warn({ reason: failure.reason }, 'the payment gateway could not be used');
  });
}
