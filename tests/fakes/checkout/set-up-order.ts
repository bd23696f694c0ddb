import { ChangePhone } from '../../../src/application/account/change-phone.ts';
import { SaveBillingData } from '../../../src/application/account/save-billing-data.ts';
import { UpdateProfile } from '../../../src/application/account/update-profile.ts';
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
import { BillingDataSaver } from '../../../src/presentation/checkout/order/billing-data-saver.ts';
import { CouponEntry } from '../../../src/presentation/checkout/order/coupon-entry.ts';
import { KnownOrders } from '../../../src/presentation/checkout/order/known-orders.ts';
import { OrderPresenter } from '../../../src/presentation/checkout/order/order-presenter.ts';
import { PaymentChoices } from '../../../src/presentation/checkout/order/payment-choices.ts';
import type { Product } from '../../../src/presentation/checkout/order/product.ts';
import { ReaderAccount } from '../../../src/presentation/checkout/order/reader-account.ts';
import { ModalsPresenter } from '../../../src/presentation/shell/modals/modals-presenter.ts';
import { PasswordConfirmation } from '../../../src/presentation/shell/password-confirmation/password-confirmation.ts';
import { Lazy } from '../../../src/presentation/ui/lazy-loading/lazy.ts';
import { setUpProfile } from '../account/set-up-profile.ts';
import { buildCard } from '../cards/build-card.ts';
import { FakeCardTokenizer } from '../cards/fake-card-tokenizer.ts';
import { FakePaymentCards } from '../cards/fake-payment-cards.ts';
import { buildPicture } from '../catalogue/build-issue.ts';
import { buildPlan } from './build-plan.ts';
import { buildTransactionItem } from './build-transaction.ts';
import { FakeCheckout } from './fake-checkout.ts';
import { FakeCouponOutcomes } from './fake-coupon-outcomes.ts';
import { FakeOrderIntents } from './fake-order-intents.ts';
import { FakeShop } from './fake-shop.ts';
import { FakeTransactions } from './fake-transactions.ts';

export const buildCreditsProduct = (quantity = 1000, salePrice = 1000): Product => ({
  item: { type: 'credits', quantity, salePrice },
  price: salePrice,
  currency: 'BRL',
  details: { kind: 'credits', credits: quantity },
});

/** One month of `buildPlan`. */
export const buildMonthProduct = (): Product => ({
  item: { type: 'plan', id: 'plan-1', merchandiseId: 'plan-1-30', quantity: 1 },
  price: 1990,
  currency: 'BRL',
  details: { kind: 'plan', plan: buildPlan(), days: 30 },
});

/** `buildIssue` for R$ 9,90, or for R$ 3,90 as a rental of 7 days. */
export const buildComicProduct = (kind: 'purchase' | 'rent' = 'purchase'): Product => ({
  item: { type: 'comic', id: 'issue-1', merchandiseId: `issue-1-${kind}`, quantity: 1 },
  price: kind === 'rent' ? 390 : 990,
  currency: 'BRL',
  details: {
    kind,
    issueId: 'issue-1',
    slug: 'nanquim-1',
    title: 'Nanquim',
    cover: buildPicture(),
    days: kind === 'rent' ? 7 : null,
  },
});

/** Sells the issue of `buildComicProduct` and the month of `buildMonthProduct`. Ana has a card. */
export function buildShop(): FakeShop {
  const shop = new FakeShop();
  const comic = buildTransactionItem({
    type: 'comic',
    name: 'Nanquim',
    slug: 'nanquim-1',
    issueId: 'issue-1',
  });
  shop.products.set('issue-1-purchase', { item: { ...comic, kind: 'purchase' }, price: 990 });
  shop.products.set('issue-1-rent', { item: { ...comic, kind: 'rent' }, price: 390 });
  shop.products.set('plan-1-30', {
    item: buildTransactionItem({
      type: 'plan',
      name: 'Banca Livre',
      slug: 'banca-livre',
      cycleDurationInDays: 30,
    }),
    price: 1990,
  });
  shop.cards.set('ana', [buildCard()]);
  return shop;
}

interface OrderOptions {
  readonly shop?: FakeShop;
  readonly intents?: OrderIntents;
}

/** The presenters and use cases of an order with fakes, in one tab. Ana is the buyer unless the session has another reader. */
export function setUpOrder(
  profileOptions: Parameters<typeof setUpProfile>[0] = {},
  { shop = buildShop(), intents = new FakeOrderIntents() }: OrderOptions = {},
) {
  const shared = setUpProfile(profileOptions);
  const { session, sessionPresenter, profile, notifications, identityUsers, users } = shared;
  const { clock } = shop;
  const checkout = new FakeCheckout(shop);
  const transactions = new FakeTransactions(shop);
  const paymentCards = new FakePaymentCards(shop);
  const tokenizer = new FakeCardTokenizer();
  for (const fake of [checkout, transactions, paymentCards])
    fake.sessionCheck = { session, revokedTokens: [] };
  const cards = new CardsPresenter({
    listCards: new ListCards(paymentCards, session),
    profile,
    session: sessionPresenter,
  });
  const addCard = new AddCard(tokenizer, paymentCards, session);
  const removeCard = new RemoveCard(paymentCards, session);
  const couponOutcomes = new FakeCouponOutcomes();
  const couponEntry = new CouponEntry(
    new Lazy(async () => new ApplyCoupon(checkout, session)),
    couponOutcomes,
    session,
  );
  const choices = new PaymentChoices(cards, couponEntry, checkout, sessionPresenter, clock);
  const account = new ReaderAccount(profile, sessionPresenter, identityUsers, users);
  const order = new OrderPresenter({
    placeOrder: new PlaceOrder(checkout, intents, session, clock),
    recoverOrder: new Lazy(async () => new RecoverOrder(transactions, intents, session, clock)),
    knownOrders: new KnownOrders(new FindOrder(intents, session), intents, profile),
    followOrder: new Lazy(async () => new FollowOrder(transactions, intents, session, clock)),
    choices,
    account,
    notifications,
    clock,
  });
  const modals = new ModalsPresenter();
  const saveBillingData = new SaveBillingData(
    new UpdateProfile(identityUsers, session, users),
    new ChangePhone(identityUsers, session, users),
  );
  const billingData = new BillingDataSaver(saveBillingData, account, new PasswordConfirmation(modals));
  /** Loads user and profile. */
  const loadReader = async () => {
    await sessionPresenter.restore();
    await profile.load(sessionPresenter.user?.id);
  };
  return {
    ...shared,
    clock,
    shop,
    intents,
    couponOutcomes,
    checkout,
    transactions,
    paymentCards,
    tokenizer,
    cards,
    addCard,
    removeCard,
    order,
    modals,
    billingData,
    loadReader,
  };
}
