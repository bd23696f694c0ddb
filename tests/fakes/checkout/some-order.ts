import { AddCard } from '../../../src/application/cards/add-card.ts';
import { ListCards } from '../../../src/application/cards/list-cards.ts';
import { RemoveCard } from '../../../src/application/cards/remove-card.ts';
import { ApplyCoupon } from '../../../src/application/checkout/apply-coupon.ts';
import { FindOrder } from '../../../src/application/checkout/find-order.ts';
import { FollowOrder } from '../../../src/application/checkout/follow-order.ts';
import { PlaceOrder } from '../../../src/application/checkout/place-order.ts';
import { RecoverOrder } from '../../../src/application/checkout/recover-order.ts';
import type { OrderIntents } from '../../../src/application/ports/checkout/order-intents.ts';
import { CardsPresenter } from '../../../src/presentation/checkout/cards/cards-presenter.ts';
import { OrderPresenter } from '../../../src/presentation/checkout/order/order-presenter.ts';
import { PaymentChoices } from '../../../src/presentation/checkout/order/payment-choices.ts';
import type { Product } from '../../../src/presentation/checkout/order/product.ts';
import { ReaderAccount } from '../../../src/presentation/checkout/order/reader-account.ts';
import { someProfile } from '../account/some-profile.ts';
import { FakeCardTokenizer } from '../cards/fake-card-tokenizer.ts';
import { FakePaymentCards } from '../cards/fake-payment-cards.ts';
import { someCard } from '../cards/some-card.ts';
import { somePicture } from '../catalogue/some-issue.ts';
import { FakeCheckout } from './fake-checkout.ts';
import { FakeOrderIntents } from './fake-order-intents.ts';
import { FakeShop } from './fake-shop.ts';
import { FakeTransactions } from './fake-transactions.ts';
import { somePlan } from './some-plan.ts';
import { someTransactionItem } from './some-transaction.ts';

export const someCredits = (quantity = 1000, salePrice = 1000): Product => ({
  item: { type: 'credits', quantity, salePrice },
  price: salePrice,
  currency: 'BRL',
  shown: { kind: 'credits', credits: quantity },
});

/** A month of the plan of `somePlan`. */
export const someMonth = (): Product => ({
  item: { type: 'plan', id: 'plan-1', merchandiseId: 'plan-1-30', quantity: 1 },
  price: 1990,
  currency: 'BRL',
  shown: { kind: 'plan', plan: somePlan(), days: 30 },
});

/** `someIssue` for R$ 9,90, or for R$ 3,90 as a rental of 7 days. */
export const someComic = (kind: 'purchase' | 'rent' = 'purchase'): Product => ({
  item: { type: 'comic', id: 'issue-1', merchandiseId: `issue-1-${kind}`, quantity: 1 },
  price: kind === 'rent' ? 390 : 990,
  currency: 'BRL',
  shown: {
    kind,
    issueId: 'issue-1',
    slug: 'nanquim-1',
    title: 'Nanquim',
    cover: somePicture(),
    days: kind === 'rent' ? 7 : null,
  },
});

/** Sells these three products. Ana has a card. */
export function someShop(): FakeShop {
  const shop = new FakeShop();
  const comic = someTransactionItem({
    type: 'comic',
    name: 'Nanquim',
    slug: 'nanquim-1',
    issueId: 'issue-1',
  });
  shop.products.set('issue-1-purchase', { item: { ...comic, kind: 'purchase' }, price: 990 });
  shop.products.set('issue-1-rent', { item: { ...comic, kind: 'rent' }, price: 390 });
  shop.products.set('plan-1-30', {
    item: someTransactionItem({
      type: 'plan',
      name: 'Banca Livre',
      slug: 'banca-livre',
      cycleDurationInDays: 30,
    }),
    price: 1990,
  });
  shop.cards.set('ana', [someCard()]);
  return shop;
}

interface OrderOptions {
  readonly shop?: FakeShop;
  readonly intents?: OrderIntents;
}

/** The presenters and use cases of an order with fakes, in one tab. Ana buys unless the session says otherwise. */
export function someOrder(
  profileOptions: Parameters<typeof someProfile>[0] = {},
  { shop = someShop(), intents = new FakeOrderIntents() }: OrderOptions = {},
) {
  const shared = someProfile(profileOptions);
  const { session, sessionPresenter, profile, notifications, identityUsers, users } = shared;
  const { clock } = shop;
  const checkout = new FakeCheckout(shop);
  const transactions = new FakeTransactions(shop);
  const paymentCards = new FakePaymentCards(shop);
  const tokenizer = new FakeCardTokenizer();
  for (const fake of [checkout, transactions, paymentCards]) fake.guard = { session, revoked: [] };
  const cards = new CardsPresenter({
    list: new ListCards(paymentCards, session),
    remove: new RemoveCard(paymentCards, session),
    profile,
    session: sessionPresenter,
  });
  const addCard = new AddCard(tokenizer, paymentCards, session);
  const choices = new PaymentChoices(cards, checkout, new ApplyCoupon(checkout, session), clock);
  const account = new ReaderAccount(profile, sessionPresenter, identityUsers, users);
  const order = new OrderPresenter({
    place: new PlaceOrder(checkout, intents, session, clock),
    recover: new RecoverOrder(transactions, intents, session, clock),
    find: new FindOrder(intents, session),
    follow: new FollowOrder(transactions, intents, session, clock),
    intents,
    choices,
    account,
    notifications,
    clock,
  });
  /** Loads user and profile. */
  const settle = async () => {
    await sessionPresenter.restore();
    await profile.load(sessionPresenter.user?.id);
  };
  const parts = {
    clock,
    shop,
    intents,
    checkout,
    transactions,
    paymentCards,
    tokenizer,
    cards,
    addCard,
    order,
  };
  return { ...shared, ...parts, settle };
}
