import { describeDifference } from './describe-difference.ts';
import { expectedStateOf, productOf } from './expected-state.ts';
import type { ModelGateway } from './model-gateway.ts';
import type { ModelShop } from './shop.ts';
import type { DatabaseSnapshot, OrderSnapshot, TransferSnapshot } from './snapshot.ts';

const amountOf = ({ price, discount }: OrderSnapshot) => price - discount;

/** The transfers must be exactly those of the orders and redemptions, and each balance their sum. */
export function faultsOfLedger(shop: ModelShop, snapshot: DatabaseSnapshot): string[] {
  const faults: string[] = [];
  const nameOf = new Map(
    snapshot.accounts.map(({ id, kind, readerId, currency }) => [id, `${readerId ?? kind} ${currency}`]),
  );
  const describe = (transfer: TransferSnapshot) =>
    `${transfer.transactionId ?? transfer.redemptionId}: ${transfer.amount} from ${nameOf.get(transfer.fromAccount)} to ${nameOf.get(transfer.toAccount)}`;
  const actual = snapshot.transfers
    .filter(({ revenueMonth }) => revenueMonth === null)
    .map(describe)
    .sort();
  const { wallets, takenBack } = expectedStateOf(shop, snapshot);
  const expected = [
    ...snapshot.orders.flatMap((order) => orderTransfers(shop, order, takenBack.get(order.id) ?? 0)),
    ...voucherTransfers(snapshot),
  ].sort();
  if (actual.join('\n') !== expected.join('\n')) {
    faults.push(`the ledger does not match the payments:${describeDifference(actual, expected)}`);
  }
  let sum = 0;
  for (const { id, kind, readerId, balance } of snapshot.accounts) {
    const moved = snapshot.transfers.reduce(
      (total, { fromAccount, toAccount, amount }) =>
        total + (toAccount === id ? amount : 0) - (fromAccount === id ? amount : 0),
      0,
    );
    sum += moved;
    if (kind !== 'wallet' || readerId === null) continue;
    if (balance !== moved)
      faults.push(`the wallet of ${readerId} holds ${balance}, but its transfers sum to ${moved}`);
    const expectedBalance = wallets.get(readerId) ?? 0;
    if (balance !== expectedBalance)
      faults.push(`the wallet of ${readerId} holds ${balance}, expected ${expectedBalance}`);
    if (moved < 0) faults.push(`the wallet of ${readerId} is below zero`);
  }
  if (sum !== 0) faults.push(`the ledger sums to ${sum}`);
  return faults;
}

/** `takenBack`: the credits that a chargeback took back. */
function orderTransfers(shop: ModelShop, order: OrderSnapshot, takenBack: number): string[] {
  if (!['paid', 'refunded', 'charged_back'].includes(order.status)) return [];
  const wallet = order.readerId;
  const product = productOf(shop, order);
  const amount = amountOf(order);
  const payment: [number, string, string][] =
    product.type === 'credits'
      ? [
          [amount, 'gateway', wallet],
          [product.credits - amount, 'promotion', wallet],
        ]
      : [[amount, order.method === 'balance' ? wallet : 'gateway', 'revenue']];
  const refund = payment.map(([cents, from, to]): [number, string, string] => [cents, to, from]);
  const paidBack = Math.min(amount, takenBack);
  const chargeback: [number, string, string][] =
    product.type === 'credits'
      ? [
          [paidBack, wallet, 'gateway'],
          [takenBack - paidBack, wallet, 'promotion'],
          [amount - paidBack, 'chargeback', 'gateway'],
        ]
      : refund;
  const reversed = { paid: [], refunded: refund, charged_back: chargeback }[order.status as 'paid'] ?? [];
  return [...payment, ...reversed]
    .filter(([cents]) => cents > 0)
    .map(([cents, from, to]) => `${order.id}: ${cents} from ${from} BRL to ${to} BRL`);
}

const voucherTransfers = (snapshot: DatabaseSnapshot): string[] =>
  snapshot.redemptions.flatMap(({ id, voucherId, readerId }) => {
    const credits = snapshot.vouchers.find((voucher) => voucher.id === voucherId)?.credits;
    return credits ? [`${id}: ${credits} from promotion BRL to ${readerId} BRL`] : [];
  });

/** The state of an order must match its charge at the gateway. */
export function faultsOfPayment(order: OrderSnapshot, gateway: ModelGateway): string[] {
  const { id, status, refund } = order;
  const charge = gateway.charges.get(id);
  const usesGateway = order.method !== 'balance' && amountOf(order) > 0;
  const isCharged = charge?.status === 'approved' && !charge.isRefunded;
  // The platform may not have been notified yet.
  const isChargedBack = charge?.status === 'charged_back';
  const faults: (string | false)[] = [
    status === 'charged_back' && !isChargedBack && `order ${id} was not charged back at the gateway`,
    order.isWithdrawn !== (status === 'refunded' && order.refundedAt !== order.paidAt) &&
      `order ${id} does not say correctly whether it was withdrawn`,
    status === 'paid' &&
      usesGateway &&
      !isCharged &&
      !isChargedBack &&
      `order ${id} is paid, but the gateway has no money for it`,
    isCharged && charge.amount !== amountOf(order) && `the gateway charged ${charge.amount} for order ${id}`,
    isCharged && !usesGateway && `the gateway charged order ${id}, which needs no gateway`,
    isCharged &&
      status !== 'paid' &&
      status !== 'waiting' &&
      refund !== 'due' &&
      `the gateway keeps the money of order ${id}, which is ${status}`,
    charge?.isRefunded === true &&
      status !== 'refunded' &&
      `order ${id} is ${status}, but the gateway refunded it`,
    refund === 'done' &&
      charge?.isRefunded !== true &&
      !isChargedBack &&
      `the gateway did not refund order ${id}`,
    status === 'refunded' && usesGateway && refund === null && `order ${id} has no refund at the gateway`,
    (status === 'refused' || status === 'expired') &&
      charge?.status === 'pending' &&
      `order ${id} is ${status}, but can still be paid`,
    status === 'waiting' && !usesGateway && `order ${id} waits without need for a gateway`,
  ];
  return faults.filter((fault) => fault !== false);
}

export const faultsOfCharges = (snapshot: DatabaseSnapshot, gateway: ModelGateway): string[] =>
  [...gateway.charges.keys()]
    .filter((reference) => !snapshot.orders.some(({ id }) => id === reference))
    .map((reference) => `the gateway has a charge ${reference} without an order`);
