import type { DatabaseSnapshot, OrderSnapshot } from './snapshot.ts';

/**
 * What readers paid must be what wallets, publishers, taxes and the platform hold, with what is not divided yet. The lines of
 * closed months explain each balance, and no order has more than was paid for it.
 */
export function faultsOfRevenue(snapshot: DatabaseSnapshot): string[] {
  const { accounts, revenueLines, orders } = snapshot;
  const balances = accounts.map(({ id, kind, publisherId }) => ({
    kind,
    publisherId,
    balance: balanceOf(snapshot, id),
  }));
  const sum = (kind: string) =>
    balances.reduce((total, account) => total + (account.kind === kind ? account.balance : 0), 0);
  const faults = balances.flatMap(({ kind, publisherId, balance }) => {
    if (kind !== 'publisher') return [];
    const earned = totalOf(
      revenueLines.filter((line) => line.publisherId === publisherId),
      'publisherAmount',
    );
    return balance === earned
      ? []
      : [`publisher ${publisherId} has ${balance}, but its lines sum to ${earned}`];
  });
  const paid = orders.reduce((total, order) => total + keptAmountOf(order), 0);
  const undivided = paid - totalOf(revenueLines, 'gross');
  const expected = {
    revenue: undivided,
    tax: totalOf(revenueLines, 'tax'),
    platform: totalOf(revenueLines, 'platformAmount'),
    // With what readers paid for credits, what they were given, and what chargebacks cost.
    gateway: -(paid + sum('wallet') + sum('promotion') + sum('chargeback')),
  };
  for (const [kind, amount] of Object.entries(expected)) {
    if (sum(kind) !== amount) faults.push(`the account ${kind} has ${sum(kind)}, expected ${amount}`);
  }
  return [...faults, ...orders.flatMap((order) => faultsOfLines(order, snapshot))];
}

const balanceOf = ({ transfers }: DatabaseSnapshot, id: string): number =>
  transfers.reduce(
    (total, { fromAccount, toAccount, amount }) =>
      total + (toAccount === id ? amount : 0) - (fromAccount === id ? amount : 0),
    0,
  );

type Line = DatabaseSnapshot['revenueLines'][number];

const totalOf = (lines: readonly Line[], column: 'gross' | 'tax' | 'publisherAmount' | 'platformAmount') =>
  lines.reduce((total, line) => total + line[column], 0);

/** What Banca has for an order. Credits are the reader's money. */
const keptAmountOf = ({ status, credits, price, discount }: OrderSnapshot): number =>
  status === 'paid' && credits === null ? price - discount : 0;

function faultsOfLines(order: OrderSnapshot, { revenueLines, revenueMonths }: DatabaseSnapshot): string[] {
  const divided = totalOf(
    revenueLines.filter(({ transactionId }) => transactionId === order.id),
    'gross',
  );
  const amount = keptAmountOf(order);
  if (order.status === 'paid' && divided > amount)
    return [`order ${order.id} over ${amount} has ${divided} in closed months`];
  const isClosed = revenueMonths.some(
    ({ month, closedAt }) => closedAt !== null && order.paidAt !== null && month === monthOf(order.paidAt),
  );
  const isDividedAtOnce = order.status === 'paid' && order.merchandiseId !== null && isClosed;
  return isDividedAtOnce && divided !== amount
    ? [`order ${order.id} over ${amount} has only ${divided} in its closed month`]
    : [];
}

/** YYYY-MM-01 in America/Sao_Paulo. */
const monthOf = (instant: number) => `${new Date(instant - 3 * 60 * 60_000).toISOString().slice(0, 7)}-01`;
