import type { Seen, SeenOrder } from './seen.ts';
import type { Exchange } from './tale.ts';
import { whyNoRemoval, whyNoRenewal, whyNoVoucher, whyNoWithdrawal } from './why-no-more.ts';
import { type Ahead, isContested, whyNoOrder } from './why-no-order.ts';

/** `before`, and when, a request was sent; and what it left behind. */
export interface Situation extends Ahead {
  after: Seen;
  /** Nobody else asked for anything meanwhile, and the gateway answers. */
  isCalm: boolean;
  /** What each key was first taken with; null: nobody knows. */
  taken: Map<string, string | null>;
}

/** What is wrong with an answer: it says what is not so, refuses what has to be granted, or grants what has not. */
export function faultsOfAnswer(situation: Situation, exchange: Exchange): string[] {
  const { command, call, told } = exchange;
  if (!told) return [];
  const what = `${call.method} ${call.path} (${call.key ?? 'no key'})`;
  const isLost = told.code === 'EXTERNAL.UNREACHABLE' || told.code?.startsWith('0299');
  if (told.status >= 500 && !isLost && !command.fate) {
    return [`${what} fails: ${told.status} ${JSON.stringify(told.body)}`];
  }
  const faults = command.do === 'buy' ? faultsOfPurchase(situation, exchange, command, what) : [];
  if (!situation.isCalm || command.fate) return faults;
  const wanted = foreseen(situation, exchange);
  const answer = answerOf(exchange);
  if (wanted && !wanted.includes(answer))
    faults.push(`${what} is answered ${answer}, not ${wanted.join(' or ')}`);
  return faults;
}

const answerOf = ({ command, told }: Exchange): string => {
  if (told?.code != null) return told.code;
  return command.do === 'buy' || command.do === 'look' ? String(told?.body.status) : 'done';
};

/** Whatever else happened, what a buyer was told is so. */
function faultsOfPurchase(
  { after }: Situation,
  { call, told }: Exchange,
  { coupon }: Purchasing,
  what: string,
): string[] {
  const order = orderOf(after, call);
  if (told?.status === 201) {
    if (!order) return [`${what} is answered with an order that nobody wrote`];
    const { externalId, status, amount } = told.body;
    const isOne = externalId === order.id && amount === order.price - order.discount;
    const isSo = status === 'waiting' || order.status === 'paid' || order.status === 'refunded';
    return isOne && isSo
      ? []
      : [`${what} is told ${JSON.stringify(told.body)} of an order that is ${order.status}`];
  }
  if (
    told?.code === 'TRANSACTION.PAYMENT_FAILED' &&
    (order?.status === 'paid' || order?.status === 'waiting') &&
    // A changed request that came first may have been refused before the other one used the key.
    couponOf(after, order) === coupon
  ) {
    return [`${what} is told that nothing was paid, and the order is ${order.status}`];
  }
  return [];
}

type Purchasing = Extract<Exchange['command'], { do: 'buy' }>;

/** The code of an order's coupon, which is all that a changed request changes. */
const couponOf = ({ coupons }: Seen, { couponId }: SeenOrder): string | null =>
  coupons.find(({ id }) => id === couponId)?.code ?? null;

const keyOf = ({ keys }: Seen, { key, reader }: Exchange['call']) =>
  keys.find((row) => row.key === key && row.readerId === reader);
const orderOf = (seen: Seen, call: Exchange['call']) =>
  seen.orders.find(({ id }) => id === keyOf(seen, call)?.transactionId);

/** How it may be answered where nothing is left to chance; null: nobody can say. */
function foreseen(situation: Situation, { command, call }: Exchange): string[] | null {
  const known = keyOf(situation.before, call);
  const order = orderOf(situation.after, call);
  if (!known) return foreseenAnew(situation, { command, call }, order);
  const first = situation.taken.get(known.key);
  if (first === null) return null;
  if (first !== JSON.stringify(call.payload)) return ['REQUEST.KEY_MISMATCH'];
  return command.do === 'buy' ? tellings(order) : ['done'];
}

function foreseenAnew(
  situation: Situation,
  { command, call }: Exchange,
  order: SeenOrder | undefined,
): string[] {
  const { after } = situation;
  switch (command.do) {
    case 'buy':
      return foreseenOfOrder(situation, command, order);
    case 'redeem':
      return orDone(whyNoVoucher(situation, command));
    case 'withdraw':
      return orDone(whyNoWithdrawal(situation, call.payload?.subscriptionId));
    case 'renew by card':
      return orDone(whyNoRenewal(situation, command, call.payload?.subscriptionId));
    case 'remove card':
      return orDone(whyNoRemoval(situation, command));
    case 'look':
      return after.orders.filter(({ id }) => call.path.endsWith(id)).map(({ status }) => status);
    case 'end renewal': {
      const own = after.subscriptions.filter(({ readerId }) => readerId === call.reader);
      return own.some(({ hasAutoRenewal }) => hasAutoRenewal) ? ['an end of the renewal'] : ['done'];
    }
    case 'guess':
      return ['VOUCHER.NOT_FOUND', 'too_many_attempts'];
    default:
      return ['done'];
  }
}

function foreseenOfOrder(
  situation: Situation,
  command: Parameters<typeof whyNoOrder>[1],
  order: SeenOrder | undefined,
): string[] {
  const reasons = whyNoOrder(situation, command);
  if (!isContested(situation, command)) return reasons.length > 0 ? reasons : tellings(order);
  const duplicates = ['USER.DUPLICATE_SUBSCRIPTION', 'USER.DUPLICATE_PURCHASE', 'USER.DUPLICATE_RENT'];
  return [...reasons, ...duplicates, ...(order ? tellings(order) : [])];
}

const orDone = (reasons: string[]) => (reasons.length > 0 ? reasons : ['done']);

/** What is told of an order that was taken. One that was refunded at once was paid, and went back. */
function tellings(order: SeenOrder | undefined): string[] {
  if (!order) return ['an order'];
  if (order.status === 'paid' || order.status === 'waiting') return [order.status];
  return order.status === 'refunded'
    ? ['paid', 'TRANSACTION.PAYMENT_FAILED']
    : ['TRANSACTION.PAYMENT_FAILED'];
}
