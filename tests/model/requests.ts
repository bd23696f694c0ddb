import type { Call } from './calls.ts';
import type { Command } from './commands.ts';
import { cardBehaviours, lastDigitsOf } from './reset-data.ts';
import { type ModelShop, readers } from './shop.ts';
import type { DatabaseSnapshot } from './snapshot.ts';

/** Commands that send a request. */
export type RequestCommand = Exclude<
  Command,
  { do: 'repeat' | 'pay' | 'wait' | 'run jobs' | 'gateway problem' | 'resume gateway' }
>;

export interface RequestContext {
  shop: ModelShop;
  snapshot: DatabaseSnapshot;
  /** A new idempotency key. */
  key: string;
}

/** The request of a command. Null if the command has no object, such as a subscription to withdraw. */
export function callFor(context: RequestContext, command: RequestCommand): Call | null {
  const { snapshot, key } = context;
  switch (command.do) {
    case 'buy':
      return orderCall(context, command);
    case 'notify': {
      const reference = pick(snapshot.orders, command.which)?.id;
      return reference === undefined ? null : post('/shop/notification/model', { payload: { reference } });
    }
    case 'view order': {
      const order = pick(snapshot.orders, command.which);
      return order
        ? { method: 'GET', path: `/shop/transaction/detail/${order.id}`, reader: order.readerId }
        : null;
    }
    case 'end renewal':
      return { method: 'DELETE', path: '/subscription', reader: readerOf(command) };
    case 'renew by card': {
      const subscriptionId = ownSubscription(snapshot, command);
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
      const subscriptionId = ownSubscription(snapshot, command);
      if (subscriptionId === undefined) return null;
      return post('/subscription/withdrawal', {
        reader: readerOf(command),
        key,
        payload: { subscriptionId },
      });
    }
    case 'redeem': {
      const voucherId = snapshot.vouchers.find(({ code }) => code === command.voucher)?.id;
      return post('/voucher/redeem', { reader: readerOf(command), key, payload: { voucherId } });
    }
    case 'guess voucher':
      return post('/voucher', { reader: readerOf(command), payload: { code: 'NOSUCHVOUCHER' } });
    case 'add card':
      return post('/shop/payment-card?for=account', {
        reader: readerOf(command),
        payload: cardFor(command, key),
      });
    case 'remove card':
      return post('/shop/payment-card/remove', {
        reader: readerOf(command),
        payload: { brand: 'visa', lastFourDigits: lastDigitsOf(command.card) },
      });
  }
}

const readerOf = ({ reader }: { reader: number }) => readers[reader] as string;
const pick = <Value>(values: readonly Value[], which: number): Value | undefined =>
  values[which % values.length];
const ownSubscription = (snapshot: DatabaseSnapshot, { reader, which }: { reader: number; which: number }) =>
  pick(
    snapshot.subscriptions.filter(({ readerId }) => readerId === readers[reader]),
    which,
  )?.id;
const post = (path: string, options: Omit<Call, 'method' | 'path'>): Call => ({
  method: 'POST',
  path,
  ...options,
});

function orderCall({ shop, key }: RequestContext, command: Extract<Command, { do: 'buy' }>): Call {
  const { product: productIndex, method, card, coupon } = command;
  const product = shop.products[productIndex];
  const payment = {
    paymentMethod: method,
    ...(method === 'credit_card' && { paymentCard: { brand: 'visa', lastFourDigits: lastDigitsOf(card) } }),
    ...(coupon !== null && { couponCode: coupon }),
    ...(method === 'paypal' && { returnPath: '/account' }),
  };
  const sent = { reader: readerOf(command), key };
  if (product?.type === 'plan') {
    const payload = { planId: product.plan, merchandiseId: product.merchandise, ...payment };
    return post('/subscription', { ...sent, payload });
  }
  if (product?.type === 'comic') {
    const payload = { issueId: product.issue, merchandiseId: product.merchandise, ...payment };
    return post('/acquisition', { ...sent, payload });
  }
  return post('/shop/wallet/credit', {
    ...sent,
    payload: { credits: product?.credits, salePrice: product?.price, ...payment },
  });
}

/** A card with a single-use token that contains its behaviour. */
const cardFor = ({ card, behaviour }: { card: number; behaviour: number }, key: string) => ({
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
