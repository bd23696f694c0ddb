import type { Call } from './calls.ts';
import type { Command } from './commands.ts';
import { cardBehaviours, lastDigitsOf } from './new-day.ts';
import type { Seen } from './seen.ts';
import { readers, type Shop } from './shop.ts';

/** What is a request. */
export type Asking = Exclude<Command, { do: 'again' | 'pay' | 'wait' | 'work' | 'trouble' | 'wake' }>;

export interface Asked {
  shop: Shop;
  seen: Seen;
  /** One that nobody has sent yet. */
  key: string;
}

/** What somebody sends in order to do it; null: there is nothing to do it with. */
export function callFor(asked: Asked, command: Asking): Call | null {
  const { seen, key } = asked;
  switch (command.do) {
    case 'buy':
      return orderCall(asked, command);
    case 'notify': {
      const reference = pick(seen.orders, command.which)?.id;
      return reference === undefined ? null : post('/shop/notification/model', { payload: { reference } });
    }
    case 'look': {
      const order = pick(seen.orders, command.which);
      return order
        ? { method: 'GET', path: `/shop/transaction/detail/${order.id}`, reader: order.readerId }
        : null;
    }
    case 'end renewal':
      return { method: 'DELETE', path: '/subscription', reader: readerOf(command) };
    case 'renew by card': {
      const subscriptionId = ownSubscription(seen, command);
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
      const subscriptionId = ownSubscription(seen, command);
      if (subscriptionId === undefined) return null;
      return post('/subscription/withdrawal', {
        reader: readerOf(command),
        key,
        payload: { subscriptionId },
      });
    }
    case 'redeem': {
      const voucherId = seen.vouchers.find(({ code }) => code === command.voucher)?.id;
      return post('/voucher/redeem', { reader: readerOf(command), key, payload: { voucherId } });
    }
    case 'guess':
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
const ownSubscription = (seen: Seen, { reader, which }: { reader: number; which: number }) =>
  pick(
    seen.subscriptions.filter(({ readerId }) => readerId === readers[reader]),
    which,
  )?.id;
const post = (path: string, more: Omit<Call, 'method' | 'path'>): Call => ({ method: 'POST', path, ...more });

function orderCall({ shop, key }: Asked, command: Extract<Command, { do: 'buy' }>): Call {
  const { wish: which, method, card, coupon } = command;
  const wish = shop.wishes[which];
  const payment = {
    paymentMethod: method,
    ...(method === 'credit_card' && { paymentCard: { brand: 'visa', lastFourDigits: lastDigitsOf(card) } }),
    ...(coupon !== null && { couponCode: coupon }),
    ...(method === 'paypal' && { returnPath: '/account' }),
  };
  const sent = { reader: readerOf(command), key };
  if (wish?.type === 'plan') {
    const payload = { planId: wish.plan, merchandiseId: wish.merchandise, ...payment };
    return post('/subscription', { ...sent, payload });
  }
  if (wish?.type === 'comic') {
    const payload = { issueId: wish.issue, merchandiseId: wish.merchandise, ...payment };
    return post('/acquisition', { ...sent, payload });
  }
  return post('/shop/wallet/credit', {
    ...sent,
    payload: { credits: wish?.credits, salePrice: wish?.price, ...payment },
  });
}

/** A card whose token the model's gateway reads its behaviour from, used once. */
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
