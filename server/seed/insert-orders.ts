import { randomUUID } from 'node:crypto';
import { pixCode } from '../commerce/pix/pix-code.ts';
import { demoReceiver } from '../commerce/pix/pix-receiver.ts';
import { insertLedger, type Movement } from './insert-ledger.ts';
import type { Possessions } from './insert-readers.ts';
import { insertRedemptions } from './insert-redemptions.ts';
import { insertRows } from './insert-rows.ts';
import type { Shop } from './insert-shop.ts';
import type { Period } from './insert-subscriptions.ts';
import { acquisitionOf, type OrderedItem, orderedItem, soldIssues } from './ordered-item.ts';
import { currency, inDays, known, type SeedContext } from './seed-context.ts';
import type { SeedTransaction } from './seed-schemas.ts';

/** Transactions and redeemed vouchers, with the issues that they gave and the money that they moved. */
export async function insertOrders(
  context: SeedContext,
  shop: Shop,
  { cards, periods }: Possessions,
): Promise<void> {
  const sold = await soldIssues(context);
  const orders = context.content.readers.flatMap(({ username, transactions = [] }) => {
    // Each plan that was paid is the next cycle of what the reader has.
    const unpaid = [...(periods.get(username) ?? [])];
    return transactions.flatMap((seed) => {
      const item = orderedItem(seed.item, shop, sold);
      if (!item) return [];
      const period = seed.status === 'paid' && 'plan' in seed.item ? unpaid.shift() : undefined;
      return [orderOf(context, shop, { username, seed, item, cards: cards.get(username) ?? [], period })];
    });
  });
  await insertRows(
    context.rows,
    'comics.transaction',
    orders.map(({ row }) => row),
  );
  await insertCharges(context, orders);
  const effects = [...orders, ...(await insertRedemptions(context, shop))];
  const acquisitions = openOnce(effects.flatMap((effect) => effect.acquisitions));
  await insertRows(context.rows, 'comics.acquisition', acquisitions);
  await insertLedger(
    context.rows,
    effects.flatMap(({ movements }) => movements),
  );
}

/** Nobody has an issue twice at once; in a small catalogue two orders may be of the same. */
function openOnce(acquisitions: readonly ReturnType<typeof acquisitionOf>[]) {
  const open = new Set<string>();
  return acquisitions.filter(({ readerId, issueId, expiresAt, endedAt }) => {
    const right = `${readerId} ${issueId} ${expiresAt === null}`;
    if (endedAt === null && open.has(right)) return false;
    if (endedAt === null) open.add(right);
    return true;
  });
}

interface Order {
  username: string;
  seed: SeedTransaction;
  item: OrderedItem;
  cards: readonly string[];
  period: Period | undefined;
}

function orderOf(context: SeedContext, { coupons }: Shop, { username, seed, item, cards, period }: Order) {
  const { method, status, discount = 0, coupon, card, refundedDaysAgo } = seed;
  const readerId = known(context.users, username);
  const at = inDays(context, -seed.daysAgo);
  const row = {
    id: randomUUID(),
    readerId,
    ...item.columns,
    method,
    status,
    discount,
    currency,
    couponId: coupon === undefined ? null : known(coupons, coupon),
    cardId: card === undefined ? null : (cards[card] ?? null),
    createdAt: at,
    paidAt: status === 'paid' || status === 'refunded' ? at : null,
    refundedAt: refundedDaysAgo === undefined ? null : inDays(context, -refundedDaysAgo),
    refund: refundedDaysAgo === undefined || method === 'balance' ? null : ('done' as const),
    subscriptionId: period?.subscriptionId ?? null,
    coversFrom: period?.coversFrom ?? null,
    isRenewal: period?.isRenewal ?? false,
  };
  const source = { transactionId: row.id, redemptionId: null };
  const acquired =
    status === 'paid' && item.issue ? [acquisitionOf(context, readerId, item.issue, at, source)] : [];
  return {
    row: { ...row, ...pixOf(context, seed, row) },
    movements: movementsOf(row),
    acquisitions: acquired,
  };
}

const anHour = 1 / 24;

function pixOf(
  context: SeedContext,
  seed: SeedTransaction,
  row: { id: string; price: number; discount: number },
) {
  if (seed.method !== 'pix') return { pixCode: null, pixExpiresAt: null, isCharged: false };
  const identifier = row.id.replaceAll('-', '').slice(0, 25);
  return {
    pixCode: pixCode(demoReceiver, row.price - row.discount, identifier),
    pixExpiresAt: inDays(context, seed.pixExpiresInDays ?? anHour - seed.daysAgo),
    isCharged: true,
  };
}

/** A Pix that waits can be paid: the stand-in of the bank knows it. */
async function insertCharges(
  { rows }: SeedContext,
  orders: readonly ReturnType<typeof orderOf>[],
): Promise<void> {
  const waiting = orders.filter(({ row }) => row.status === 'waiting');
  if (waiting.length === 0) return;
  await insertRows(
    rows,
    'thirdparty.charge',
    waiting.map(({ row }) => ({
      reference: row.id,
      method: row.method,
      amount: row.price - row.discount,
      currency: row.currency,
      status: 'pending' as const,
      pixCode: row.pixCode,
      expiresAt: row.pixExpiresAt,
      createdAt: row.createdAt,
    })),
  );
}

interface PaidRow {
  id: string;
  readerId: string;
  method: SeedTransaction['method'];
  credits: number | null;
  price: number;
  discount: number;
  paidAt: Date | null;
  refundedAt: Date | null;
}

/** Credits above what is paid for them are a present of the house. A refund takes the way back. */
function movementsOf(row: PaidRow): Movement[] {
  const { id, readerId, method, credits, paidAt, refundedAt } = row;
  if (!paidAt) return [];
  const amount = row.price - row.discount;
  const movement = { at: paidAt, transactionId: id, redemptionId: null };
  const paid =
    credits === null
      ? [{ ...movement, from: method === 'balance' ? readerId : 'gateway', to: 'revenue', amount }]
      : [
          { ...movement, from: 'gateway', to: readerId, amount },
          { ...movement, from: 'promotion', to: readerId, amount: credits - amount },
        ];
  if (!refundedAt) return paid;
  return [...paid, ...paid.map((one) => ({ ...one, from: one.to, to: one.from, at: refundedAt }))];
}
