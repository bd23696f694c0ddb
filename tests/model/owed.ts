import type { Seen, SeenOrder } from './seen.ts';
import type { Shop, Wish } from './shop.ts';

/** The model: what readers own by what they have paid and redeemed, one thing after the other, and nothing else. */
export interface Owed {
  /** Cents in the wallet of each reader. */
  wallets: Map<string, number>;
  subscriptions: OwedSubscription[];
  acquisitions: { reader: string; issue: string; expiresAt: number | null }[];
}

export interface OwedSubscription {
  reader: string;
  plan: string;
  startsAt: number;
  expiresAt: number;
  /** The order that it began with; null: a voucher. */
  order: string | null;
}

const day = 24 * 60 * 60 * 1000;

export function wishOf(shop: Shop, order: SeenOrder): Wish {
  const merchandise = order.planMerchandiseId ?? order.merchandiseId;
  const wish = shop.wishes.find((each) =>
    each.type === 'credits' ? each.credits === order.credits : each.merchandise === merchandise,
  );
  if (!wish) throw new Error(`Order ${order.id} is for nothing that is sold.`);
  return wish;
}

interface Deed {
  at: number;
  /** What went before at the same instant. */
  rank: number;
  apply(owed: Owed): void;
}

export function owedBy(shop: Shop, seen: Seen): Owed {
  const owed: Owed = { wallets: new Map(), subscriptions: [], acquisitions: [] };
  const deeds = [...seen.orders.flatMap((order) => deedsOf(shop, order)), ...redeemed(seen)];
  for (const { apply } of deeds.sort((one, other) => one.at - other.at || one.rank - other.rank)) apply(owed);
  return owed;
}

function deedsOf(shop: Shop, order: SeenOrder): Deed[] {
  if (order.paidAt === null) return [];
  const paidAt = order.paidAt;
  // What could not be given any more went back in the same step.
  const isGiven = order.refundedAt !== paidAt;
  const paid = {
    at: paidAt,
    rank: 0,
    apply: (owed: Owed) => payFor(owed, shop, order, isGiven ? paidAt : null),
  };
  if (order.refundedAt === null) return [paid];
  return [paid, { at: order.refundedAt, rank: 1, apply: (owed) => takeBack(owed, shop, order) }];
}

function payFor(owed: Owed, shop: Shop, order: SeenOrder, givenAt: number | null): void {
  const reader = order.readerId;
  const wish = wishOf(shop, order);
  if (wish.type === 'credits') addMoney(owed, reader, wish.credits);
  else if (order.method === 'balance') addMoney(owed, reader, order.discount - order.price);
  if (givenAt === null) return;
  if (wish.type === 'comic') {
    const expiresAt = wish.days === null ? null : givenAt + wish.days * day;
    owed.acquisitions.push({ reader, issue: wish.issue, expiresAt });
  }
  if (wish.type !== 'plan') return;
  if (order.isRenewal) renew(owed, order, wish.days, givenAt);
  else subscribe(owed, { reader, plan: wish.plan, days: wish.days, at: givenAt, order: order.id });
}

function takeBack(owed: Owed, shop: Shop, order: SeenOrder): void {
  const wish = wishOf(shop, order);
  if (wish.type === 'credits') addMoney(owed, order.readerId, -wish.credits);
  else if (order.method === 'balance') addMoney(owed, order.readerId, order.price - order.discount);
  owed.subscriptions = owed.subscriptions.filter((subscription) => subscription.order !== order.id);
}

function addMoney({ wallets }: Owed, reader: string, amount: number): void {
  wallets.set(reader, (wallets.get(reader) ?? 0) + amount);
}

interface Beginning {
  reader: string;
  plan: string;
  days: number;
  at: number;
  order: string | null;
}

/** From then on, or behind what runs then. */
function subscribe(owed: Owed, { reader, plan, days, at, order }: Beginning): void {
  const live = owed.subscriptions.filter((each) => each.reader === reader && each.expiresAt > at);
  const startsAt = Math.max(at, ...live.map(({ expiresAt }) => expiresAt));
  owed.subscriptions.push({ reader, plan, startsAt, expiresAt: startsAt + days * day, order });
}

/** By one period, from its end, or from when it was paid where that was later. */
function renew(owed: Owed, order: SeenOrder, days: number, at: number): void {
  const from = order.coversFrom ?? 0;
  const renewed = owed.subscriptions.find(
    ({ reader, expiresAt }) => reader === order.readerId && Math.abs(expiresAt - from) < 60_000,
  );
  if (renewed) renewed.expiresAt = Math.max(renewed.expiresAt, at) + days * day;
}

const redeemed = (seen: Seen): Deed[] =>
  seen.redemptions.map(({ voucherId, readerId: reader, redeemedAt: at }) => ({
    at,
    rank: 0,
    apply(owed) {
      const voucher = seen.vouchers.find(({ id }) => id === voucherId);
      if (voucher?.credits) addMoney(owed, reader, voucher.credits);
      if (voucher?.issueId) owed.acquisitions.push({ reader, issue: voucher.issueId, expiresAt: null });
      if (voucher?.planId)
        subscribe(owed, { reader, plan: voucher.planId, days: voucher.planDays ?? 0, at, order: null });
    },
  }));
