import type { Issue } from '../../src/domain/catalogue/issue.ts';
import type { OfferedPlan } from '../../src/domain/plans/plan.ts';
import type { FakeAccountStore } from '../fakes/account/fake-account-store.ts';
import type { FakeReaders } from '../fakes/account/fake-readers.ts';
import { FakePaymentCards } from '../fakes/cards/fake-payment-cards.ts';
import { buildSubscription } from '../fakes/checkout/build-subscription.ts';
import { buildTransactionItem } from '../fakes/checkout/build-transaction.ts';
import type { FakeAcquisitions } from '../fakes/checkout/fake-acquisitions.ts';
import { FakeCheckout } from '../fakes/checkout/fake-checkout.ts';
import { type FakeOrder, FakeShop } from '../fakes/checkout/fake-shop.ts';
import { FakeSubscriptions } from '../fakes/checkout/fake-subscriptions.ts';
import { FakeTransactions } from '../fakes/checkout/fake-transactions.ts';
import { FakeVouchers } from '../fakes/vouchers/fake-vouchers.ts';
import {
  sampleCoupon,
  sampleCreditOffers,
  sampleVoucher,
  voucherOfAnotherMarket,
} from './contract-environment.ts';

interface ProductsForSale {
  readonly plan: OfferedPlan;
  readonly issues: readonly Issue[];
}

/** The fakes that know what readers own. */
interface ReaderState {
  readonly accountStore: FakeAccountStore;
  readonly readers: FakeReaders;
  readonly acquisitions: FakeAcquisitions;
}

/** The fakes of commerce, which share one shop. After each change in the shop, the fakes of `state` are updated. */
export function openFakeCommerce(products: ProductsForSale, state: ReaderState) {
  const shop = new FakeShop();
  fillShop(shop, products);
  const subscriptions = new FakeSubscriptions(shop);
  const vouchers = new FakeVouchers(shop);
  const { code, credits } = sampleVoucher;
  vouchers.vouchers.set(code, { id: 'voucher-1', benefit: { kind: 'credits', credits, currency: 'BRL' } });
  vouchers.codesOfOtherMarkets.add(voucherOfAnotherMarket.code);
  shop.onChange = (readerId) => updateReader(readerId, { shop, subscriptions }, products, state);
  const services = {
    checkout: new FakeCheckout(shop),
    paymentCards: new FakePaymentCards(shop),
    subscriptions,
    transactions: new FakeTransactions(shop),
    vouchers,
  };
  state.acquisitions.list = () =>
    state.acquisitions.respondIfSignedIn(() => {
      const readerId = state.acquisitions.sessionCheck?.session.current?.readerId;
      const orders = paidOrdersOf(shop, readerId).filter(({ orderItem }) => orderItem.type === 'comic');
      return orders.map(({ transaction: { item } }) => ({
        issue: { id: item.issueId ?? '', slug: item.slug ?? '' },
        expiresAt: null,
      }));
    });
  let tokenCount = 0;
  return {
    shop,
    services,
    createCardToken: async () => {
      tokenCount += 1;
      return `token-of-card-${tokenCount}`;
    },
    payPix: async (pixCode: string) => {
      const order = shop.orders.find(({ transaction }) => transaction.pixCode === pixCode);
      if (order) shop.settleOrder(order.transaction.id, 'paid');
    },
  };
}

function fillShop(shop: FakeShop, { plan, issues }: ProductsForSale): void {
  shop.creditOffers = sampleCreditOffers.map((offer) => ({ ...offer, currency: 'BRL' }));
  shop.coupons.set(sampleCoupon.code, { ...sampleCoupon, amount: null, currency: null, endsAt: null });
  for (const { id, cycleDurationInDays, price } of plan.merchandises) {
    const { name, slug } = plan;
    const item = buildTransactionItem({ type: 'plan', name, slug, cycleDurationInDays });
    shop.products.set(id, { item, price });
  }
  for (const { id: issueId, slug, content, merchandises } of issues) {
    for (const { id, kind, price } of merchandises) {
      const item = buildTransactionItem({ type: 'comic', name: content.title, slug, issueId, kind });
      shop.products.set(id, { item, price });
    }
  }
}

const paidOrdersOf = (shop: FakeShop, readerId: string | undefined): readonly FakeOrder[] =>
  shop.orders.filter((order) => order.readerId === readerId && order.transaction.status === 'paid');

interface CommerceState {
  readonly shop: FakeShop;
  readonly subscriptions: FakeSubscriptions;
}

function updateReader(
  readerId: string,
  { shop, subscriptions }: CommerceState,
  { plan, issues }: ProductsForSale,
  { accountStore, readers, acquisitions }: ReaderState,
): void {
  const user = accountStore.users.find(({ id }) => id === readerId);
  if (user) accountStore.replaceUser({ ...user, balance: shop.balanceOf(readerId) });
  acquisitions.acquiredIssues = paidOrdersOf(shop, readerId).flatMap(({ transaction }) => {
    const issue = issues.find(({ id }) => id === transaction.item.issueId);
    return issue ? [{ issue, acquiredAt: transaction.createdAt, expiresAt: null }] : [];
  });
  const planOrder = paidOrdersOf(shop, readerId).find(({ orderItem }) => orderItem.type === 'plan');
  const subscriptionsOfReader = subscriptions.subscriptions.filter((each) => each.readerId === readerId);
  if (planOrder && subscriptionsOfReader.length === 0) {
    const { id: transactionId, method, item } = planOrder.transaction;
    const subscription = buildSubscription({
      plan,
      hasAutoRenewal: method === 'credit_card',
      cycleDurationInDays: item.cycleDurationInDays ?? 30,
    });
    subscriptionsOfReader.push({ ...subscription, readerId, transactionId });
    subscriptions.subscriptions = [...subscriptions.subscriptions, ...subscriptionsOfReader];
  }
  const reader = readers.readers.get(readerId);
  if (reader) readers.readers.set(readerId, { ...reader, subscription: subscriptionsOfReader[0] ?? null });
  const renewing = subscriptionsOfReader.find(({ hasAutoRenewal }) => hasAutoRenewal);
  const renewalDigits = (renewing?.renewalCard ?? planOrder?.transaction.paymentCard)?.lastFourDigits;
  const cards = shop.cardsOf(readerId).map((card) => ({
    ...card,
    paysSubscription: renewing !== undefined && card.lastFourDigits === renewalDigits,
  }));
  shop.cards.set(readerId, cards);
}
