import { type Static, Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { ApiErrorCode } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { Vocabulary } from '../../http/vocabulary.ts';
import { buyerFailures } from '../buyer.ts';
import type { CommerceService } from '../service.ts';
import { addCard } from './add-card.ts';
import { CardIdentification, NewPaymentCard, PaymentCard } from './card-schemas.ts';
import { listCards } from './cards.ts';
import { removeCard } from './remove-card.ts';

const purposes = ['account', 'subscription', 'purchase'] as const;

const WithPurpose = Type.Object({
  for: Vocabulary('CardPurpose', purposes, {
    default: 'account',
    description: 'What the card is added for. It selects the error code.',
  }),
});
type Purpose = Static<typeof WithPurpose>['for'];

/** Error codes for a failed gateway. */
const failuresByPurpose: Record<Purpose, { adding: ApiErrorCode; removing: ApiErrorCode }> = {
  account: { adding: '0299001', removing: '0299002' },
  subscription: { adding: '0299003', removing: '0299004' },
  purchase: { adding: '0299005', removing: '0299006' },
};

/** The caller's cards. Card numbers and security codes never reach the platform. */
export function cardRoutes(app: App, service: CommerceService): void {
  app.get(
    '/shop/payment-card',
    {
      config: { access: 'reader', failures: buyerFailures },
      schema: {
        operationId: 'listPaymentCards',
        summary: "The caller's cards, the oldest first.",
        tags: ['shop'],
        response: { 200: Type.Array(PaymentCard) },
      },
    },
    (request) => listCards(service.database, callerOf(request).uuid),
  );

  app.post(
    '/shop/payment-card',
    {
      config: {
        access: 'reader',
        failures: [
          ...buyerFailures,
          'PAYMENT_CARD.CHARGED_BACK',
          'PAYMENT_CARD.INVALID',
          'REQUEST.TOO_MANY',
          ...purposes.map((purpose) => failuresByPurpose[purpose].adding),
        ],
      },
      schema: {
        operationId: 'addPaymentCard',
        summary:
          "Stores a card by the tokenizer's token. It replaces a card of the same brand and last four digits. PAYMENT_CARD.INVALID if the card has expired or the token is invalid.",
        description:
          '0299001, 0299003 or 0299005: the gateway failed; the code depends on `for`. REQUEST.TOO_MANY: more than ten cards in 15 minutes.',
        tags: ['shop'],
        querystring: WithPurpose,
        body: NewPaymentCard,
        response: { 201: PaymentCard },
      },
    },
    async (request, reply) => {
      const failure = failuresByPurpose[request.query.for].adding;
      const card = await addCard(service, callerOf(request).uuid, request.body, failure);
      return reply.code(201).send(card);
    },
  );

  app.post(
    '/shop/payment-card/remove',
    {
      config: {
        access: 'reader',
        failures: [
          ...buyerFailures,
          'PAYMENT_CARD.NO_REMOTION',
          ...purposes.map((purpose) => failuresByPurpose[purpose].removing),
        ],
      },
      schema: {
        operationId: 'removePaymentCard',
        summary:
          'Removes a card here and at the gateway. PAYMENT_CARD.NO_REMOTION while it renews a subscription or an order waits for it. Also succeeds if the card does not exist.',
        description: '0299002, 0299004 or 0299006: the gateway failed; the code depends on `for`.',
        tags: ['shop'],
        querystring: WithPurpose,
        body: CardIdentification,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const failure = failuresByPurpose[request.query.for].removing;
      await removeCard(service, callerOf(request).uuid, request.body, failure);
      return reply.code(204).send(null);
    },
  );
}
