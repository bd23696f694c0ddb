import { difference } from './difference.ts';
import type { ModelGateway } from './model-gateway.ts';
import { owedBy, wishOf } from './owed.ts';
import type { Seen, SeenOrder, SeenTransfer } from './seen.ts';
import type { Shop } from './shop.ts';

const amountOf = ({ price, discount }: SeenOrder) => price - discount;

/** Movements are those of the orders and redemptions and no others; wallets are what they make. */
export function faultsOfLedger(shop: Shop, seen: Seen): string[] {
  const faults: string[] = [];
  const nameOf = new Map(
    seen.accounts.map(({ id, kind, readerId, currency }) => [id, `${readerId ?? kind} ${currency}`]),
  );
  const told = (transfer: SeenTransfer) =>
    `${transfer.transactionId ?? transfer.redemptionId}: ${transfer.amount} from ${nameOf.get(transfer.fromAccount)} to ${nameOf.get(transfer.toAccount)}`;
  const actual = seen.transfers.map(told).sort();
  const wanted = [...seen.orders.flatMap((order) => movementsOf(shop, order)), ...presentsOf(seen)].sort();
  if (actual.join('\n') !== wanted.join('\n')) {
    faults.push(`the ledger moved what nobody paid or not what was paid:${difference(actual, wanted)}`);
  }
  const { wallets } = owedBy(shop, seen);
  let sum = 0;
  for (const { id, kind, readerId, balance } of seen.accounts) {
    const moved = seen.transfers.reduce(
      (total, { fromAccount, toAccount, amount }) =>
        total + (toAccount === id ? amount : 0) - (fromAccount === id ? amount : 0),
      0,
    );
    sum += moved;
    if (kind !== 'wallet' || readerId === null) continue;
    if (balance !== moved) faults.push(`the wallet of ${readerId} holds ${balance} where ${moved} came in`);
    const owed = wallets.get(readerId) ?? 0;
    if (balance !== owed)
      faults.push(`the wallet of ${readerId} holds ${balance} where ${owed} is its reader's`);
    if (moved < 0) faults.push(`the wallet of ${readerId} is below zero`);
  }
  if (sum !== 0) faults.push(`the ledger sums to ${sum}`);
  return faults;
}

function movementsOf(shop: Shop, order: SeenOrder): string[] {
  if (order.status !== 'paid' && order.status !== 'refunded') return [];
  const wallet = order.readerId;
  const wish = wishOf(shop, order);
  const amount = amountOf(order);
  const there: [number, string, string][] =
    wish.type === 'credits'
      ? [
          [amount, 'gateway', wallet],
          [wish.credits - amount, 'promotion', wallet],
        ]
      : [[amount, order.method === 'balance' ? wallet : 'gateway', 'revenue']];
  const back = there.map(([cents, from, to]): [number, string, string] => [cents, to, from]);
  return (order.status === 'paid' ? there : [...there, ...back])
    .filter(([cents]) => cents > 0)
    .map(([cents, from, to]) => `${order.id}: ${cents} from ${from} BRL to ${to} BRL`);
}

const presentsOf = (seen: Seen): string[] =>
  seen.redemptions.flatMap(({ id, voucherId, readerId }) => {
    const credits = seen.vouchers.find((voucher) => voucher.id === voucherId)?.credits;
    return credits ? [`${id}: ${credits} from promotion BRL to ${readerId} BRL`] : [];
  });

/** What the gateway holds and what the platform says of it, order by order. */
export function faultsOfPayment(order: SeenOrder, gateway: ModelGateway): string[] {
  const { id, status, refund } = order;
  const charge = gateway.held.get(id);
  const isOthers = order.method !== 'balance' && amountOf(order) > 0;
  const isHeld = charge?.status === 'approved' && !charge.isRefunded;
  const faults: (string | false)[] = [
    status === 'paid' && isOthers && !isHeld && `order ${id} is paid and the gateway holds nothing for it`,
    isHeld && charge.amount !== amountOf(order) && `the gateway took ${charge.amount} for order ${id}`,
    isHeld && !isOthers && `the gateway took money for order ${id}, which is paid here`,
    isHeld &&
      status !== 'paid' &&
      status !== 'waiting' &&
      refund !== 'due' &&
      `the gateway keeps the money of order ${id}, which is ${status}`,
    charge?.isRefunded === true &&
      status !== 'refunded' &&
      `order ${id} is ${status} and its money went back`,
    refund === 'done' && charge?.isRefunded !== true && `the money of order ${id} did not go back`,
    status === 'refunded' &&
      isOthers &&
      refund === null &&
      `the money of order ${id} is to go back to nobody`,
    (status === 'refused' || status === 'expired') &&
      charge?.status === 'pending' &&
      `order ${id} is ${status} and can be paid still`,
    status === 'waiting' && !isOthers && `order ${id} waits, and nobody has to be asked`,
  ];
  return faults.filter((fault) => fault !== false);
}

export const faultsOfCharges = (seen: Seen, gateway: ModelGateway): string[] =>
  [...gateway.held.keys()]
    .filter((reference) => !seen.orders.some(({ id }) => id === reference))
    .map((reference) => `the gateway was asked for ${reference}, which nobody ordered`);
