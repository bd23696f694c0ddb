import type { CardIdentity, NewPaymentCard } from '../../../../src/domain/cards/payment-card.ts';
import type { Order, Payment } from '../../../../src/domain/checkout/order.ts';
import { buildNewCard } from '../../../fakes/cards/build-card.ts';
import {
  type ContractEnvironment,
  cardNumbers,
  sampleCreditOffers,
  samplePlan,
  type TestCard,
} from '../../contract-environment.ts';
import { findIssue, type SignInRequirements, signInAccount, successOf } from '../contract.ts';

/** The properties of the environment that suites with purchases need. */
export type BuyerRequirements =
  | 'issues'
  | 'plans'
  | 'readers'
  | 'identityUsers'
  | 'paymentCards'
  | 'createCardToken'
  | SignInRequirements;

/** What a buyer does in contract suites: actions, and orders to send. */
export function buildBuyer(environment: () => Pick<ContractEnvironment, BuyerRequirements>) {
  return {
    /** Signs in and creates the comics profile. */
    async signIn(): Promise<void> {
      await signInAccount(environment());
      successOf(await environment().readers.create());
    },
    loadBalance: async () =>
      successOf(await environment().identityUsers.find(environment().account.readerId)).balance,
    addCard: async (kind: TestCard): Promise<CardIdentity> =>
      successOf(await environment().paymentCards.add(await createNewCard(environment(), kind), 'account')),
    buildCreditsOrder: (payment: Partial<Payment> = {}, offerIndex: 0 | 1 = 0): Order => ({
      item: {
        type: 'credits',
        quantity: sampleCreditOffers[offerIndex].credits,
        salePrice: sampleCreditOffers[offerIndex].salePrice,
      },
      payment: { ...balancePayment, method: 'pix', ...payment },
    }),
    /** An order of the only issue for sale. */
    async buildIssueOrder(payment: Partial<Payment> = {}): Promise<Order> {
      const { id, merchandises } = await findIssue(environment(), 'so-na-loja');
      const merchandiseId = merchandises[0]?.id ?? '';
      return {
        item: { type: 'comic', id, merchandiseId, quantity: 1 },
        payment: { ...balancePayment, ...payment },
      };
    },
    /** An order of the plan's shortest period. */
    async buildPlanOrder(payment: Partial<Payment> = {}): Promise<Order> {
      const [plan] = successOf(await environment().plans.list());
      if (plan?.slug !== samplePlan.slug) throw new Error('The sample plan is not offered.');
      const merchandiseId = plan.merchandises[0]?.id ?? '';
      return {
        item: { type: 'plan', id: plan.id, merchandiseId, quantity: 1 },
        payment: { ...balancePayment, ...payment },
      };
    },
  };
}

const balancePayment: Payment = { method: 'balance', card: null, coupon: null, returnPath: '/account' };

export async function createNewCard(
  environment: Pick<ContractEnvironment, 'createCardToken'>,
  kind: TestCard,
): Promise<NewPaymentCard> {
  return { ...buildNewCard(), number: cardNumbers[kind], cardToken: await environment.createCardToken(kind) };
}

let keyCount = 0;

/** Returns a new idempotency key. */
export function newKey(): string {
  keyCount += 1;
  return `key-of-the-contracts-${keyCount}`;
}
