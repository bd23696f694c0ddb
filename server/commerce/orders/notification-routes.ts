import { Type } from 'typebox';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { uuidPattern } from '../../http/uuid.ts';
import type { CommerceService } from '../service.ts';
import { applyNotice } from './apply-notice.ts';

/** Gateways report changed payments here. */
export function notificationRoutes(app: App, service: CommerceService): void {
  app.post(
    '/shop/notification/:gateway',
    {
      config: {
        access: 'anyone',
        failures: [
          'GATEWAY.NOT_FOUND',
          'TRANSACTION.NOT_FOUND',
          'EXTERNAL.UNREACHABLE',
          'SUBSCRIPTION.MISMATCHED_TRANSACTION',
          'ACQUISITION.INVALID_TRANSACTION',
        ],
      },
      schema: {
        operationId: 'notifyPayment',
        summary:
          'Makes the platform query its gateway for the status of a payment. Anyone may call it, because the request itself is not trusted.',
        tags: ['shop'],
        params: Type.Object({ gateway: Type.String({ maxLength: 100 }) }),
        body: Type.Object({
          reference: Type.String({ maxLength: 100, description: "The gateway's id of the payment." }),
        }),
        response: { 204: Type.Null() },
      },
    },
    async ({ params, body: { reference } }, reply) => {
      if (params.gateway !== service.gateway?.name) throw new ApiError('GATEWAY.NOT_FOUND');
      if (!uuidPattern.test(reference)) throw new ApiError('TRANSACTION.NOT_FOUND');
      await applyNotice(service, reference.toLowerCase());
      return reply.code(204).send(null);
    },
  );
}
