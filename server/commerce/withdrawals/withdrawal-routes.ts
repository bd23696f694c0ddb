import { Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { Closed } from '../../http/schema-types.ts';
import { requireTimezone, timezoneFailures } from '../../http/timezone.ts';
import { buyerFailures } from '../buyer.ts';
import { intentOf } from '../idempotency.ts';
import { Withdrawal } from '../schemas.ts';
import { type CommerceService, IdempotencyHeaders } from '../service.ts';
import { withdrawalFailures, withdrawPurchase } from './withdraw-purchase.ts';

/** Withdrawal of issues and credits (rule 49). Subscriptions have their own route. */
export function withdrawalRoutes(app: App, service: CommerceService): void {
  app.post(
    '/shop/transaction/withdrawal',
    {
      config: {
        access: 'reader',
        failures: [...timezoneFailures, ...buyerFailures, 'REQUEST.KEY_MISMATCH', ...withdrawalFailures],
      },
      preHandler: requireTimezone,
      schema: {
        operationId: 'withdrawPurchase',
        summary:
          'Withdraws the order of an issue or of credits within 7 days of its payment and refunds it completely.',
        description:
          'WITHDRAWAL.READ: a page after the sample was read. WITHDRAWAL.SPENT: the wallet has less than the credits. WITHDRAWAL.TOO_LATE: the seven days are over. WITHDRAWAL.NOT_POSSIBLE: the order is not paid, was free, or is of a plan. A payment from the wallet is refunded at once.',
        tags: ['shop'],
        headers: IdempotencyHeaders,
        body: Closed({ transactionId: Type.String({ format: 'uuid' }) }),
        response: { 200: Withdrawal },
      },
    },
    async (request) => {
      const transactionId = request.body.transactionId.toLowerCase();
      const payload = { call: 'purchase withdrawal', transactionId };
      const intent = intentOf(callerOf(request).uuid, request.headers['idempotency-key'], payload);
      const { amount, currency, method } = await withdrawPurchase(service, intent, transactionId);
      return { amount, currency, method };
    },
  );
}
