import type { Call } from './calls.ts';
import type { Command } from './commands.ts';
import { cardBehaviours, lastDigitsOf } from './reset-data.ts';
import { type ModelShop, readers } from './shop.ts';
import type { DatabaseSnapshot } from './snapshot.ts';

/** Commands that send a request. */
export type RequestCommand = Exclude<
  Command,
  {
    do:
      | 'repeat'
      | 'pay'
      | 'charge back'
      | 'wait'
      | 'run jobs'
      | 'read'
      | 'update revenue'
      | 'gateway problem'
      | 'resume gateway';
  }
>;

export interface RequestContext {
  shop: ModelShop;
  snapshot: DatabaseSnapshot;
  /** A new idempotency key. */
  key: string;
}

/** The request of a command. Null if it has no target, such as a subscription to withdraw from. */
export function buildCall(context: RequestContext, command: RequestCommand): Call | null {
  const { snapshot, key } = context;
  switch (command.do) {
    case 'buy':
      return buildOrderCall(context, command);
    case 'notify': {
      const reference = pickByIndex(snapshot.orders, command.targetIndex)?.id;
      return reference === undefined ? null : buildNotice(reference);
    }
    case 'view order': {
      const order = pickByIndex(snapshot.orders, command.targetIndex);
      return order
        ? { method: 'GET', path: `/shop/transaction/detail/${order.id}`, reader: order.readerId }
        : null;
    }
    case 'end renewal':
      return { method: 'DELETE', path: '/subscription', reader: readerOf(command) };
    case 'renew by card': {
      const subscriptionId = findSubscriptionId(snapshot, command);
      if (subscriptionId === undefined) return null;
      const paymentCard = { brand: 'visa', lastFourDigits: lastDigitsOf(command.card) };
      return {
        method: 'PUT',
        path: '/subscription/renewal',
        reader: readerOf(command),
        payload: { subscriptionId, paymentCard },
      };
    }
    case 'withdraw': {
      const subscriptionId = findSubscriptionId(snapshot, command);
      if (subscriptionId === undefined) return null;
      return buildPost('/subscription/withdrawal', {
        reader: readerOf(command),
        key,
        payload: { subscriptionId },
      });
    }
    case 'withdraw purchase': {
      const purchases = snapshot.orders.filter(
        ({ readerId, planMerchandiseId }) => readerId === readerOf(command) && planMerchandiseId === null,
      );
      const transactionId = pickByIndex(purchases, command.targetIndex)?.id;
      if (transactionId === undefined) return null;
      const request = { reader: readerOf(command), key, payload: { transactionId } };
      return buildPost('/shop/transaction/withdrawal', request);
    }
    case 'redeem': {
      const voucherId = snapshot.vouchers.find(({ code }) => code === command.voucher)?.id;
      return buildPost('/voucher/redeem', { reader: readerOf(command), key, payload: { voucherId } });
    }
    case 'guess voucher':
      return buildPost('/voucher', { reader: readerOf(command), payload: { code: 'NOSUCHVOUCHER' } });
    case 'add card':
      return buildPost('/shop/payment-card?for=account', {
        reader: readerOf(command),
        payload: buildCard(command, key),
      });
    case 'remove card':
      return buildPost('/shop/payment-card/remove', {
        reader: readerOf(command),
        payload: { brand: 'visa', lastFourDigits: lastDigitsOf(command.card) },
      });
  }
}

const readerOf = ({ reader }: { reader: number }) => readers[reader] as string;
const pickByIndex = <Value>(values: readonly Value[], index: number): Value | undefined =>
  values[index % values.length];
const findSubscriptionId = (
  snapshot: DatabaseSnapshot,
  { reader, targetIndex }: { reader: number; targetIndex: number },
) =>
  pickByIndex(
    snapshot.subscriptions.filter(({ readerId }) => readerId === readers[reader]),
    targetIndex,
  )?.id;
const buildPost = (path: string, options: Omit<Call, 'method' | 'path'>): Call => ({
  method: 'POST',
  path,
  ...options,
});

/** The notice of the gateway that a payment has changed. */
export const buildNotice = (reference: string): Call =>
  buildPost('/shop/notification/model', { payload: { reference } });

function buildOrderCall({ shop, key }: RequestContext, command: Extract<Command, { do: 'buy' }>): Call {
  const { product: productIndex, method, card, coupon } = command;
  const product = shop.products[productIndex];
  const payment = {
    paymentMethod: method,
    ...(method === 'credit_card' && { paymentCard: { brand: 'visa', lastFourDigits: lastDigitsOf(card) } }),
    ...(coupon !== null && { couponCode: coupon }),
    ...(method === 'paypal' && { returnPath: '/account' }),
  };
  const sender = { reader: readerOf(command), key };
  if (product?.type === 'plan') {
    const payload = { planId: product.plan, merchandiseId: product.merchandise, ...payment };
    return buildPost('/subscription', { ...sender, payload });
  }
  if (product?.type === 'comic') {
    const payload = { issueId: product.issue, merchandiseId: product.merchandise, ...payment };
    return buildPost('/acquisition', { ...sender, payload });
  }
  return buildPost('/shop/wallet/credit', {
    ...sender,
    payload: { credits: product?.credits, salePrice: product?.price, ...payment },
  });
}

/** A card with a single-use token that contains its behaviour. */
const buildCard = ({ card, behaviour }: { card: number; behaviour: number }, key: string) => ({
  cardToken: `token-${key}.${cardBehaviours[behaviour]}`,
  brand: 'visa',
  lastFourDigits: lastDigitsOf(card),
  holderName: 'ANA LIMA',
  expirationMonth: 5,
  expirationYear: 2039,
  holderDocument: { number: '52998224725', kind: 'CPF' },
  phoneNumber: '+5511987654321',
  billingAddress: {
    line1: 'Rua das Flores',
    number: '10',
    neighborhood: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    country: 'BR',
    zipCode: '01001000',
  },
});
