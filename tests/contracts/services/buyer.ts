import type { CardName, NewPaymentCard } from '../../../src/domain/cards/payment-card.ts';
import type { Order, Payment } from '../../../src/domain/checkout/order.ts';
import { someNewCard } from '../../fakes/cards/some-card.ts';
import { cardNumbers, creditsOfAll, planOfAll, type TokenizedCard, type World } from '../world.ts';
import { issueIn, type SignInParts, signInTo, successOf } from './contract.ts';

/** What the suites need in which something is bought. */
export type BuyerParts =
  | 'issues'
  | 'plans'
  | 'readers'
  | 'identityUsers'
  | 'paymentCards'
  | 'tokenOf'
  | SignInParts;

/** What whoever buys in the contracts does and has. */
export function buyer(world: () => Pick<World, BuyerParts>) {
  return {
    /** Signs in, with a comics profile. */
    async come(): Promise<void> {
      await signInTo(world());
      successOf(await world().readers.create());
    },
    balance: async () => successOf(await world().identityUsers.find(world().account.userId)).balance,
    card: async (kind: TokenizedCard): Promise<CardName> =>
      successOf(await world().paymentCards.add(await newCard(world(), kind), 'account')),
    credits: (payment: Partial<Payment> = {}, place: 0 | 1 = 0): Order => ({
      item: {
        type: 'dragon_wallet_credit',
        quantity: creditsOfAll[place].credits,
        salePrice: creditsOfAll[place].salePrice,
      },
      payment: { ...byBalance, method: 'pix', ...payment },
    }),
    /** The one issue that is sold. */
    async issue(payment: Partial<Payment> = {}): Promise<Order> {
      const { id, merchandises } = await issueIn(world(), 'so-na-loja');
      const merchandiseId = merchandises[0]?.id ?? '';
      return {
        item: { type: 'comic', id, merchandiseId, quantity: 1 },
        payment: { ...byBalance, ...payment },
      };
    },
    /** The shortest period of the one plan. */
    async plan(payment: Partial<Payment> = {}): Promise<Order> {
      const [plan] = successOf(await world().plans.list());
      if (plan?.slug !== planOfAll.slug) throw new Error('The plan is not sold.');
      const merchandiseId = plan.merchandises[0]?.id ?? '';
      return {
        item: { type: 'plan', id: plan.id, merchandiseId, quantity: 1 },
        payment: { ...byBalance, ...payment },
      };
    },
  };
}

const byBalance: Payment = { method: 'balance', card: null, coupon: null, returnPath: '/account' };

export async function newCard(world: Pick<World, 'tokenOf'>, kind: TokenizedCard): Promise<NewPaymentCard> {
  return { ...someNewCard(), number: cardNumbers[kind], cardToken: await world.tokenOf(kind) };
}

let keys = 0;

/** A key that nobody has met. */
export function newKey(): string {
  keys += 1;
  return `key-of-the-contracts-${keys}`;
}
