import { Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { Closed } from '../../http/schema-types.ts';
import { requireTimezone, timezoneFailures } from '../../http/timezone.ts';
import { buyerFailures } from '../buyer.ts';
import { CardIdentification } from '../cards/card-schemas.ts';
import { intentOf } from '../idempotency.ts';
import { Withdrawal } from '../schemas.ts';
import { type CommerceService, IdempotencyHeaders } from '../service.ts';
import { endRenewal } from './end-renewal.ts';
import { renewByCard } from './renew-by-card.ts';
import { withdrawSubscription } from './withdraw.ts';

/** Renewal of a subscription, and the two ways to end it (rules 48 and 49). */
export function subscriptionRoutes(app: App, service: CommerceService): void {
  app.delete(
    '/subscription',
    {
      config: { access: 'reader', failures: buyerFailures },
      schema: {
        operationId: 'endRenewal',
        summary: "Ends the renewal of the caller's subscription, which stays valid until its end.",
        tags: ['subscription'],
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await endRenewal(service, callerOf(request).uuid);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/subscription/renewal',
    {
      config: {
        access: 'reader',
        failures: [
          ...buyerFailures,
          'PAYMENT_CARD.CHARGED_BACK',
          'PAYMENT_CARD.INVALID',
          'SUBSCRIPTION.NO_TRANSACTION_REFERENCE',
          'USER.DUPLICATE_SUBSCRIPTION',
        ],
      },
      schema: {
        operationId: 'renewByCard',
        summary: 'Uses this card for the renewals of a subscription of the caller.',
        description:
          "Replaces the card, or starts the renewal again after it was ended. Nothing is charged before the next period is due. SUBSCRIPTION.NO_TRANSACTION_REFERENCE: the subscription has ended, is not sold or is not the caller's. USER.DUPLICATE_SUBSCRIPTION: another subscription follows it. PAYMENT_CARD.INVALID: the card has expired. PAYMENT_CARD.CHARGED_BACK: a payment with the card was charged back.",
        tags: ['subscription'],
        body: Closed({ subscriptionId: Type.String({ format: 'uuid' }), paymentCard: CardIdentification }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { subscriptionId, paymentCard: card } = request.body;
      await renewByCard(service, callerOf(request).uuid, { subscriptionId, card });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/subscription/withdrawal',
    {
      config: {
        access: 'reader',
        failures: [
          ...timezoneFailures,
          ...buyerFailures,
          'REQUEST.KEY_MISMATCH',
          'SUBSCRIPTION.NO_TRANSACTION_REFERENCE',
          'SUBSCRIPTION.INVALID_TRANSACTION',
        ],
      },
      preHandler: requireTimezone,
      schema: {
        operationId: 'withdrawSubscription',
        summary:
          'Withdraws a subscription before it begins, or within 7 days of its payment, and refunds it completely.',
        description:
          "SUBSCRIPTION.INVALID_TRANSACTION: it has begun and the seven days are over. SUBSCRIPTION.NO_TRANSACTION_REFERENCE: a voucher or an operator granted the subscription, or it is not the caller's. A payment from the wallet is refunded at once.",
        tags: ['subscription'],
        headers: IdempotencyHeaders,
        body: Closed({ subscriptionId: Type.String({ format: 'uuid' }) }),
        response: { 200: Withdrawal },
      },
    },
    async (request) => {
      const { subscriptionId } = request.body;
      const payload = { call: 'withdrawal', subscriptionId: subscriptionId.toLowerCase() };
      const intent = intentOf(callerOf(request).uuid, request.headers['idempotency-key'], payload);
      const { amount, currency, method } = await withdrawSubscription(service, intent, subscriptionId);
      return { amount, currency, method };
    },
  );
}
