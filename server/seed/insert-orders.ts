import { randomUUID } from 'node:crypto';
import { buildPixCode } from '../commerce/pix/pix-code.ts';
import { demoReceiver } from '../commerce/pix/pix-receiver.ts';
import { insertLedger, type SeedTransfer } from './insert-ledger.ts';
import type { InsertedReaders } from './insert-readers.ts';
import { insertRedemptions } from './insert-redemptions.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedShop } from './insert-shop.ts';
import type { Period } from './insert-subscriptions.ts';
import { acquisitionOf, findMerchandise, type OrderedItem, orderedItem } from './ordered-item.ts';
import { currency, inDays, requireEntry, type SeedContext } from './seed-context.ts';
import type { SeedTransaction } from './seed-schemas.ts';

/** Inserts orders and voucher redemptions, with the resulting acquisitions and ledger transfers. */
export async function insertOrders(
  context: SeedContext,
  shop: SeedShop,
  { cards, periods }: InsertedReaders,
): Promise<void> {
  const merchandise = await findMerchandise(context);
  const orders = context.content.readers.flatMap(({ username, transactions = [] }) => {
    // Each paid order of a plan pays the next period of the reader's subscriptions.
    const unpaid = [...(periods.get(username) ?? [])];
    return transactions.flatMap((seed) => {
      const item = orderedItem(seed.item, shop, merchandise);
      if (!item) return [];
      const period = seed.status === 'paid' && 'plan' in seed.item ? unpaid.shift() : undefined;
      return [orderOf(context, shop, { username, seed, item, cards: cards.get(username) ?? [], period })];
    });
  });
  await insertRows(
    context.trx,
    'comics.transaction',
    orders.map(({ row }) => row),
  );
  await insertCharges(context, orders);
  const effects = [...orders, ...(await insertRedemptions(context, shop))];
  const acquisitions = removeDuplicates(effects.flatMap((effect) => effect.acquisitions));
  await insertRows(context.trx, 'comics.acquisition', acquisitions);
  await insertLedger(
    context.trx,
    effects.flatMap(({ transfers }) => transfers),
  );
}

/** A reader can have only one open acquisition of an issue. In a small catalogue, two orders may be for the same issue. */
function removeDuplicates(acquisitions: readonly ReturnType<typeof acquisitionOf>[]) {
  const open = new Set<string>();
  return acquisitions.filter(({ readerId, issueId, expiresAt, endedAt }) => {
    const key = `${readerId} ${issueId} ${expiresAt === null}`;
    if (endedAt === null && open.has(key)) return false;
    if (endedAt === null) open.add(key);
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

function orderOf(
  context: SeedContext,
  { coupons }: SeedShop,
  { username, seed, item, cards, period }: Order,
) {
  const { method, status, discount = 0, coupon, card, refundedDaysAgo } = seed;
  const readerId = requireEntry(context.users, username);
  const at = inDays(context, -seed.daysAgo);
  const row = {
    id: randomUUID(),
    readerId,
    ...item.columns,
    method,
    status,
    discount,
    currency,
    couponId: coupon === undefined ? null : requireEntry(coupons, coupon),
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
  const acquisitions =
    status === 'paid' && item.issue ? [acquisitionOf(context, readerId, item.issue, at, source)] : [];
  return {
    row: { ...row, ...pixOf(context, seed, row) },
    transfers: transfersOf(row),
    acquisitions,
  };
}

const hourInDays = 1 / 24;

function pixOf(
  context: SeedContext,
  seed: SeedTransaction,
  row: { id: string; price: number; discount: number },
) {
  if (seed.method !== 'pix') return { pixCode: null, pixExpiresAt: null, isCharged: false };
  const identifier = row.id.replaceAll('-', '').slice(0, 25);
  return {
    pixCode: buildPixCode(demoReceiver, row.price - row.discount, identifier),
    pixExpiresAt: inDays(context, seed.pixExpiresInDays ?? hourInDays - seed.daysAgo),
    isCharged: true,
  };
}

/** Registers waiting Pix charges with the stand-in bank, so they can be paid. */
async function insertCharges(
  { trx }: SeedContext,
  orders: readonly ReturnType<typeof orderOf>[],
): Promise<void> {
  const waiting = orders.filter(({ row }) => row.status === 'waiting');
  if (waiting.length === 0) return;
  await insertRows(
    trx,
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

/** Credits above the paid amount come from the promotion account. A refund reverses all transfers. */
function transfersOf(row: PaidRow): SeedTransfer[] {
  const { id, readerId, method, credits, paidAt, refundedAt } = row;
  if (!paidAt) return [];
  const amount = row.price - row.discount;
  const transfer = { at: paidAt, transactionId: id, redemptionId: null };
  const payment =
    credits === null
      ? [{ ...transfer, from: method === 'balance' ? readerId : 'gateway', to: 'revenue', amount }]
      : [
          { ...transfer, from: 'gateway', to: readerId, amount },
          { ...transfer, from: 'promotion', to: readerId, amount: credits - amount },
        ];
  if (!refundedAt) return payment;
  return [...payment, ...payment.map((each) => ({ ...each, from: each.to, to: each.from, at: refundedAt }))];
}
