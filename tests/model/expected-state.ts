import type { ModelProduct, ModelShop } from './shop.ts';
import type { DatabaseSnapshot, OrderSnapshot } from './snapshot.ts';

/** The model: what readers must own after their payments and redemptions. */
export interface ExpectedState {
  /** Balance in cents, by reader. */
  wallets: Map<string, number>;
  subscriptions: ExpectedSubscription[];
  acquisitions: { reader: string; issue: string; expiresAt: number | null; order: string | null }[];
  /** The credits that chargebacks took back, by order. */
  takenBack: Map<string, number>;
}

export interface ExpectedSubscription {
  reader: string;
  plan: string;
  startsAt: number;
  expiresAt: number;
  /** The id of the order that paid for it. Null if a voucher granted it. */
  order: string | null;
  /** The periods whose payments were not charged back, by order. */
  periods: { order: string; from: number }[];
}

const dayMs = 24 * 60 * 60 * 1000;

export function productOf(shop: ModelShop, order: OrderSnapshot): ModelProduct {
  const merchandise = order.planMerchandiseId ?? order.merchandiseId;
  const product = shop.products.find((each) =>
    each.type === 'credits' ? each.credits === order.credits : each.merchandise === merchandise,
  );
  if (!product) throw new Error(`The product of order ${order.id} is not in the shop.`);
  return product;
}

interface StateChange {
  at: number;
  /** Changes at the same instant are applied in ascending rank. */
  rank: number;
  apply(state: ExpectedState): void;
}

export function expectedStateOf(shop: ModelShop, snapshot: DatabaseSnapshot): ExpectedState {
  const state: ExpectedState = {
    wallets: new Map(),
    subscriptions: [],
    acquisitions: [],
    takenBack: new Map(),
  };
  const changes = [
    ...snapshot.orders.flatMap((order) => orderChanges(shop, order)),
    ...redemptionChanges(snapshot),
  ];
  for (const { apply } of changes.sort((one, other) => one.at - other.at || one.rank - other.rank))
    apply(state);
  return state;
}

function orderChanges(shop: ModelShop, order: OrderSnapshot): StateChange[] {
  if (order.paidAt === null) return [];
  const paidAt = order.paidAt;
  // An order that could not be delivered was refunded in the same transaction.
  const isDelivered = order.refundedAt !== paidAt;
  const paid = {
    at: paidAt,
    rank: 0,
    apply: (state: ExpectedState) => applyPayment(state, shop, order, isDelivered ? paidAt : null),
  };
  if (order.refundedAt === null) return [paid];
  const { refundedAt } = order;
  const apply = (state: ExpectedState) =>
    order.status === 'charged_back'
      ? applyChargeback(state, shop, order, refundedAt)
      : applyRefund(state, shop, order);
  return [paid, { at: refundedAt, rank: 1, apply }];
}

function applyPayment(
  state: ExpectedState,
  shop: ModelShop,
  order: OrderSnapshot,
  deliveredAt: number | null,
): void {
  const reader = order.readerId;
  const product = productOf(shop, order);
  if (product.type === 'credits') addMoney(state, reader, product.credits);
  else if (order.method === 'balance') addMoney(state, reader, order.discount - order.price);
  if (deliveredAt === null) return;
  if (product.type === 'comic') {
    const expiresAt = product.days === null ? null : deliveredAt + product.days * dayMs;
    state.acquisitions.push({ reader, issue: product.issue, expiresAt, order: order.id });
  }
  if (product.type !== 'plan') return;
  if (order.isRenewal) extendSubscription(state, order, product.days, deliveredAt);
  else
    addSubscription(state, {
      reader,
      plan: product.plan,
      days: product.days,
      at: deliveredAt,
      order: order.id,
    });
}

function applyRefund(state: ExpectedState, shop: ModelShop, order: OrderSnapshot): void {
  const product = productOf(shop, order);
  if (product.type === 'credits') addMoney(state, order.readerId, -product.credits);
  else if (order.method === 'balance') addMoney(state, order.readerId, order.price - order.discount);
  state.subscriptions = state.subscriptions.filter((subscription) => subscription.order !== order.id);
  removeAcquisition(state, order);
}

function removeAcquisition(state: ExpectedState, order: OrderSnapshot): void {
  state.acquisitions = state.acquisitions.filter((acquisition) => acquisition.order !== order.id);
}

/** Takes credits back as far as the wallet has them, and ends what the order granted. */
function applyChargeback(state: ExpectedState, shop: ModelShop, order: OrderSnapshot, at: number): void {
  const product = productOf(shop, order);
  if (product.type === 'comic') removeAcquisition(state, order);
  if (product.type === 'credits') {
    const taken = Math.min(product.credits, state.wallets.get(order.readerId) ?? 0);
    addMoney(state, order.readerId, -taken);
    state.takenBack.set(order.id, taken);
  }
  if (product.type === 'plan') endPeriod(state, order, at);
}

/** Ends the subscription, unless a later period of it is paid. */
function endPeriod(state: ExpectedState, order: OrderSnapshot, at: number): void {
  const subscription = state.subscriptions.find(({ periods }) =>
    periods.some((each) => each.order === order.id),
  );
  const period = subscription?.periods.find((each) => each.order === order.id);
  if (!subscription || !period) return;
  subscription.periods = subscription.periods.filter((each) => each !== period);
  if (subscription.periods.some(({ from }) => from > period.from)) return;
  const end = Math.max(period.from, at);
  if (end <= subscription.startsAt)
    state.subscriptions = state.subscriptions.filter((each) => each !== subscription);
  else subscription.expiresAt = Math.min(subscription.expiresAt, end);
}

function addMoney({ wallets }: ExpectedState, reader: string, amount: number): void {
  wallets.set(reader, (wallets.get(reader) ?? 0) + amount);
}

interface NewModelSubscription {
  reader: string;
  plan: string;
  days: number;
  at: number;
  order: string | null;
}

/** The new subscription starts at once, or at the end of the reader's last active one. */
function addSubscription(
  state: ExpectedState,
  { reader, plan, days, at, order }: NewModelSubscription,
): void {
  const active = state.subscriptions.filter((each) => each.reader === reader && each.expiresAt > at);
  const startsAt = Math.max(at, ...active.map(({ expiresAt }) => expiresAt));
  state.subscriptions.push({
    reader,
    plan,
    startsAt,
    expiresAt: startsAt + days * dayMs,
    order,
    periods: order === null ? [] : [{ order, from: startsAt }],
  });
}

/** Extends a subscription by one cycle, from its end or from the payment, whichever is later. */
function extendSubscription(state: ExpectedState, order: OrderSnapshot, days: number, at: number): void {
  const from = order.coversFrom ?? 0;
  const subscription = state.subscriptions.find(
    ({ reader, expiresAt }) => reader === order.readerId && Math.abs(expiresAt - from) < 60_000,
  );
  if (!subscription) return;
  const start = Math.max(subscription.expiresAt, at);
  subscription.periods.push({ order: order.id, from: start });
  subscription.expiresAt = start + days * dayMs;
}

const redemptionChanges = (snapshot: DatabaseSnapshot): StateChange[] =>
  snapshot.redemptions.map(({ voucherId, readerId: reader, redeemedAt: at }) => ({
    at,
    rank: 0,
    apply(state) {
      const voucher = snapshot.vouchers.find(({ id }) => id === voucherId);
      if (voucher?.credits) addMoney(state, reader, voucher.credits);
      if (voucher?.issueId)
        state.acquisitions.push({ reader, issue: voucher.issueId, expiresAt: null, order: null });
      if (voucher?.planId)
        addSubscription(state, {
          reader,
          plan: voucher.planId,
          days: voucher.planDays ?? 0,
          at,
          order: null,
        });
    },
  }));
