import { randomUUID } from 'node:crypto';
import { type Around, currency, inDays, known } from './around.ts';
import { demoPixReceiver, demoReaders } from './around-data.ts';
import type { DemoTransaction } from './around-schemas.ts';
import { loadLedger, type Movement } from './load-ledger.ts';
import type { Cards } from './load-readers.ts';
import { loadRedemptions } from './load-redemptions.ts';
import type { Shop } from './load-shop.ts';
import { acquisitionOf, type OrderedItem, orderedItem, soldIssues } from './ordered-item.ts';
import { pixCode } from './pix-code.ts';

/** Transactions and redeemed vouchers, with the issues that they gave and the money that they moved. */
export async function loadOrders(around: Around, shop: Shop, cards: Cards): Promise<void> {
  const sold = await soldIssues(around);
  const orders = demoReaders.flatMap(({ username, transactions = [] }) =>
    transactions.flatMap((told) => {
      const item = orderedItem(told.item, shop, sold);
      return item ? [orderOf(around, shop, { username, told, item, cards: cards.get(username) ?? [] })] : [];
    }),
  );
  await around.rows
    .insertInto('comics.transaction')
    .values(orders.map(({ row }) => row))
    .execute();
  const effects = [...orders, ...(await loadRedemptions(around, shop))];
  const acquisitions = effects.flatMap((effect) => effect.acquisitions);
  if (acquisitions.length > 0) {
    await around.rows.insertInto('comics.acquisition').values(acquisitions).execute();
  }
  await loadLedger(
    around.rows,
    effects.flatMap(({ movements }) => movements),
  );
}

interface Order {
  username: string;
  told: DemoTransaction;
  item: OrderedItem;
  cards: readonly string[];
}

function orderOf(around: Around, { coupons }: Shop, { username, told, item, cards }: Order) {
  const { method, status, discount = 0, coupon, card, refundedDaysAgo } = told;
  const dragonId = known(around.users, username);
  const at = inDays(around, -told.daysAgo);
  const row = {
    id: randomUUID(),
    dragon_id: dragonId,
    ...item.columns,
    method,
    status,
    discount,
    currency,
    coupon_id: coupon === undefined ? null : known(coupons, coupon),
    card_id: card === undefined ? null : (cards[card] ?? null),
    created_at: at,
    paid_at: status === 'paid' || status === 'refunded' ? at : null,
    refunded_at: refundedDaysAgo === undefined ? null : inDays(around, -refundedDaysAgo),
  };
  const acquired = status === 'paid' && item.issue ? [acquisitionOf(around, dragonId, item.issue, at)] : [];
  return {
    row: { ...row, ...pixOf(around, told, row) },
    movements: movementsOf(row),
    acquisitions: acquired,
  };
}

const anHour = 1 / 24;

function pixOf(around: Around, told: DemoTransaction, row: { id: string; price: number; discount: number }) {
  if (told.method !== 'pix') return { pix_code: null, pix_expires_at: null };
  const identifier = row.id.replaceAll('-', '').slice(0, 25);
  return {
    pix_code: pixCode(demoPixReceiver, row.price - row.discount, identifier),
    pix_expires_at: inDays(around, told.pixExpiresInDays ?? anHour - told.daysAgo),
  };
}

interface PaidRow {
  id: string;
  dragon_id: string;
  method: DemoTransaction['method'];
  credits: number | null;
  price: number;
  discount: number;
  paid_at: Date | null;
  refunded_at: Date | null;
}

/** Credits above what is paid for them are a present of the house. A refund takes the way back. */
function movementsOf(row: PaidRow): Movement[] {
  const { id, dragon_id, method, credits, paid_at, refunded_at } = row;
  if (!paid_at) return [];
  const amount = row.price - row.discount;
  const movement = { at: paid_at, transaction_id: id, redemption_id: null };
  const paid =
    credits === null
      ? [{ ...movement, from: method === 'balance' ? dragon_id : 'gateway', to: 'revenue', amount }]
      : [
          { ...movement, from: 'gateway', to: dragon_id, amount },
          { ...movement, from: 'promotion', to: dragon_id, amount: credits - amount },
        ];
  if (!refunded_at) return paid;
  return [...paid, ...paid.map((one) => ({ ...one, from: one.to, to: one.from, at: refunded_at }))];
}
