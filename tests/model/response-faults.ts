import { productOf } from './expected-state.ts';
import { isCardChargedBack, orderErrors, replacesOrder, type StateBefore } from './order-errors.ts';
import {
  cardRemovalErrors,
  purchaseWithdrawalErrors,
  renewalErrors,
  voucherErrors,
  withdrawalErrors,
} from './other-errors.ts';
import type { Exchange } from './scenario-run.ts';
import type { ModelShop } from './shop.ts';
import type { DatabaseSnapshot, OrderSnapshot } from './snapshot.ts';

/** The state before and after a request. */
export interface ResponseContext extends StateBefore {
  after: DatabaseSnapshot;
  /** True if no other request ran at the same time and the gateway works. Then the response can be predicted. */
  isPredictable: boolean;
  /** The payload that each key was first accepted with. Null if concurrent requests sent different payloads. */
  acceptedPayloads: Map<string, string | null>;
}

/** The faults of a response that contradicts the database, rejects a valid request or accepts an invalid one. */
export function faultsOfResponse(context: ResponseContext, exchange: Exchange): string[] {
  const { command, call, response } = exchange;
  if (!response) return [];
  const request = `${call.method} ${call.path} (${call.key ?? 'no key'})`;
  const isLost = response.code === 'EXTERNAL.UNREACHABLE' || response.code?.startsWith('0299');
  if (response.status >= 500 && !isLost && !command.failure) {
    return [`${request} failed: ${response.status} ${JSON.stringify(response.body)}`];
  }
  const faults = command.do === 'buy' ? faultsOfPurchase(context, exchange, command, request) : [];
  if (!context.isPredictable || command.failure) return faults;
  const expected = expectedOutcomes(context, exchange);
  const outcome = outcomeOf(exchange);
  if (expected && !expected.includes(outcome))
    faults.push(`${request} returned ${outcome}, expected ${expected.join(' or ')}`);
  return faults;
}

const outcomeOf = ({ command, response }: Exchange): string => {
  if (response?.code != null) return response.code;
  return command.do === 'buy' || command.do === 'view order' ? String(response?.body.status) : 'done';
};

/** The response to an order must match the database, whatever else happened. */
function faultsOfPurchase(
  { after }: ResponseContext,
  { call, response }: Exchange,
  { coupon }: BuyCommand,
  request: string,
): string[] {
  const order = orderOf(after, call);
  if (response?.status === 201) {
    if (!order) return [`${request} returned an order that is not in the database`];
    const { externalId, status, amount } = response.body;
    const isSameOrder = externalId === order.id && amount === order.price - order.discount;
    const isStatusTrue = status === 'waiting' || ['paid', 'refunded', 'charged_back'].includes(order.status);
    return isSameOrder && isStatusTrue
      ? []
      : [`${request} returned ${JSON.stringify(response.body)}, but the order is ${order.status}`];
  }
  if (
    response?.code === 'TRANSACTION.PAYMENT_FAILED' &&
    (order?.status === 'paid' || order?.status === 'waiting') &&
    // A changed request may have been rejected before the other one used the key.
    couponOf(after, order) === coupon
  ) {
    return [`${request} returned a failed payment, but the order is ${order.status}`];
  }
  return [];
}

type BuyCommand = Extract<Exchange['command'], { do: 'buy' }>;

/** The coupon code of an order. Only it differs in changed requests. */
const couponOf = ({ coupons }: DatabaseSnapshot, { couponId }: OrderSnapshot): string | null =>
  coupons.find(({ id }) => id === couponId)?.code ?? null;

const keyOf = ({ keys }: DatabaseSnapshot, { key, reader }: Exchange['call']) =>
  keys.find((row) => row.key === key && row.readerId === reader);
const orderOf = (snapshot: DatabaseSnapshot, call: Exchange['call']) =>
  snapshot.orders.find(({ id }) => id === keyOf(snapshot, call)?.transactionId);

/** The possible outcomes of a request that ran alone. Null if they cannot be predicted. */
function expectedOutcomes(context: ResponseContext, { command, call }: Exchange): string[] | null {
  const keyRow = keyOf(context.before, call);
  const order = orderOf(context.after, call);
  if (!keyRow) return outcomesOfNewRequest(context, { command, call }, order);
  const acceptedPayload = context.acceptedPayloads.get(keyRow.key);
  if (acceptedPayload === null) return null;
  if (acceptedPayload !== JSON.stringify(call.payload)) return ['REQUEST.KEY_MISMATCH'];
  return command.do === 'buy' ? outcomesOfAcceptedOrder(context.shop, order) : ['done'];
}

function outcomesOfNewRequest(
  context: ResponseContext,
  { command, call }: Exchange,
  order: OrderSnapshot | undefined,
): string[] {
  const { after } = context;
  switch (command.do) {
    case 'buy':
      return outcomesOfOrder(context, command, order);
    case 'redeem':
      return errorsOrDone(voucherErrors(context, command));
    case 'withdraw':
      return errorsOrDone(withdrawalErrors(context, call.payload?.subscriptionId));
    case 'withdraw purchase':
      return errorsOrDone(purchaseWithdrawalErrors(context, call.payload?.transactionId));
    case 'add card':
      return isCardChargedBack(context.before, command.reader, command.card)
        ? ['PAYMENT_CARD.CHARGED_BACK']
        : ['done'];
    case 'renew by card':
      return errorsOrDone(renewalErrors(context, command, call.payload?.subscriptionId));
    case 'remove card':
      return errorsOrDone(cardRemovalErrors(context, command));
    case 'view order':
      return after.orders.filter(({ id }) => call.path.endsWith(id)).map(({ status }) => status);
    case 'end renewal': {
      const ownSubscriptions = after.subscriptions.filter(({ readerId }) => readerId === call.reader);
      return ownSubscriptions.some(({ hasAutoRenewal }) => hasAutoRenewal) ? ['no renewal left'] : ['done'];
    }
    case 'guess voucher':
      return ['VOUCHER.NOT_FOUND', 'too_many_attempts'];
    default:
      return ['done'];
  }
}

function outcomesOfOrder(
  context: ResponseContext,
  command: Parameters<typeof orderErrors>[1],
  order: OrderSnapshot | undefined,
): string[] {
  const errors = orderErrors(context, command);
  if (!replacesOrder(context, command))
    return errors.length > 0 ? errors : outcomesOfAcceptedOrder(context.shop, order);
  const duplicates = ['USER.DUPLICATE_SUBSCRIPTION', 'USER.DUPLICATE_PURCHASE', 'USER.DUPLICATE_RENT'];
  return [...errors, ...duplicates, ...(order ? outcomesOfAcceptedOrder(context.shop, order) : [])];
}

const errorsOrDone = (errors: string[]) => (errors.length > 0 ? errors : ['done']);

/** The possible outcomes of an accepted order. */
function outcomesOfAcceptedOrder(shop: ModelShop, order: OrderSnapshot | undefined): string[] {
  if (!order) return ['an order'];
  if (order.status === 'paid' || order.status === 'waiting') return [order.status];
  if (order.status === 'charged_back') return ['paid'];
  if (order.status !== 'refunded') return ['TRANSACTION.PAYMENT_FAILED'];
  // A withdrawn order was delivered. Other refunded orders could not be, because the reader had the product already.
  if (order.isWithdrawn) return ['paid'];
  const isPlan = productOf(shop, order).type === 'plan';
  return [isPlan ? 'USER.DUPLICATE_SUBSCRIPTION' : 'USER.DUPLICATE_ACQUISITION'];
}
