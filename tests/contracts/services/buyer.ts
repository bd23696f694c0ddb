import type { CardIdentity, NewPaymentCard } from '../../../src/domain/cards/payment-card.ts';
import type { Order, Payment } from '../../../src/domain/checkout/order.ts';
import { buildNewCard } from '../../fakes/cards/build-card.ts';
import { type ContractWorld, cardNumbers, sampleCreditOffers, samplePlan, type TestCard } from '../world.ts';
import { issueIn, type SignInParts, signInTo, successOf } from './contract.ts';

/** Parts that suites with purchases need. */
export type BuyerParts =
  | 'issues'
  | 'plans'
  | 'readers'
  | 'identityUsers'
  | 'paymentCards'
  | 'tokenOf'
  | SignInParts;

/** Actions and orders of the buyer in contract suites. */
export function buyer(world: () => Pick<ContractWorld, BuyerParts>) {
  return {
    /** Signs in and creates the comics profile. */
    async signIn(): Promise<void> {
      await signInTo(world());
      successOf(await world().readers.create());
    },
    balance: async () => successOf(await world().identityUsers.find(world().account.readerId)).balance,
    card: async (kind: TestCard): Promise<CardIdentity> =>
      successOf(await world().paymentCards.add(await newCard(world(), kind), 'account')),
    credits: (payment: Partial<Payment> = {}, place: 0 | 1 = 0): Order => ({
      item: {
        type: 'credits',
        quantity: sampleCreditOffers[place].credits,
        salePrice: sampleCreditOffers[place].salePrice,
      },
      payment: { ...byBalance, method: 'pix', ...payment },
    }),
    /** An order of the only issue for sale. */
    async issue(payment: Partial<Payment> = {}): Promise<Order> {
      const { id, merchandises } = await issueIn(world(), 'so-na-loja');
      const merchandiseId = merchandises[0]?.id ?? '';
      return {
        item: { type: 'comic', id, merchandiseId, quantity: 1 },
        payment: { ...byBalance, ...payment },
      };
    },
    /** An order of the plan's shortest period. */
    async plan(payment: Partial<Payment> = {}): Promise<Order> {
      const [plan] = successOf(await world().plans.list());
      if (plan?.slug !== samplePlan.slug) throw new Error('The plan is not sold.');
      const merchandiseId = plan.merchandises[0]?.id ?? '';
      return {
        item: { type: 'plan', id: plan.id, merchandiseId, quantity: 1 },
        payment: { ...byBalance, ...payment },
      };
    },
  };
}

const byBalance: Payment = { method: 'balance', card: null, coupon: null, returnPath: '/account' };

export async function newCard(
  world: Pick<ContractWorld, 'tokenOf'>,
  kind: TestCard,
): Promise<NewPaymentCard> {
  return { ...buildNewCard(), number: cardNumbers[kind], cardToken: await world.tokenOf(kind) };
}

let keys = 0;

/** Returns a new idempotency key. */
export function newKey(): string {
  keys += 1;
  return `key-of-the-contracts-${keys}`;
}
