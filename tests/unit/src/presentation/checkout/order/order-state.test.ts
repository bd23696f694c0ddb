import type { KnownOrder } from '../../../../../../src/application/checkout/find-order.ts';
import type { Purchase } from '../../../../../../src/domain/checkout/order.ts';
import { type Failure, failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import {
  isOrderPlaced,
  type OrderEvent,
  type OrderState,
  type OrderStateOf,
  reduceOrder,
} from '../../../../../../src/presentation/checkout/order/order-state.ts';
import { someUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { someComic, someCredits } from '../../../../../fakes/checkout/some-order.ts';
import { someTransaction } from '../../../../../fakes/checkout/some-transaction.ts';
import { refusal } from '../../../../../fakes/refusal.ts';

const session = { product: someComic(), openedAt: new Date('2026-03-01T12:00:00.000Z') };
const purchase: Purchase = { id: 'order-1', status: 'waiting', amount: 990, currency: 'BRL', pixCode: 'pix' };
const paidPurchase: Purchase = { ...purchase, status: 'paid' };
const refused = refusal('COUPON.NOT_FOUND');
const timeout = { cause: failures.timeout, count: 1, declined: null };

const choosing: OrderStateOf<'choosing'> = { kind: 'choosing', session, failure: null, isNotTaken: false };
const waiting: OrderStateOf<'waiting'> = { kind: 'waiting', session, purchase, method: null, failure: null };
const uncertain: OrderStateOf<'uncertain'> = { kind: 'uncertain', session, failure: timeout, renewed: null };

const states: { readonly [Kind in OrderState['kind']]: OrderStateOf<Kind> } = {
  idle: { kind: 'idle' },
  choosing,
  preparing: { kind: 'preparing', session },
  sending: { kind: 'sending', session },
  waiting,
  expired: { kind: 'expired', session, purchase },
  renewing: { kind: 'renewing', session, purchase },
  uncertain,
  paid: { kind: 'paid', session, purchase: paidPurchase, userBefore: null },
};

const fail = (failure: Failure): OrderEvent => ({ kind: 'failed', failure, declined: null });
const take = (taken: Purchase): OrderEvent => ({ kind: 'taken', purchase: taken, user: someUser() });
const checked = (failure: Failure): OrderEvent => ({ kind: 'checked', outcome: failed(failure) });
const open = (known: KnownOrder | null): OrderEvent => ({ kind: 'opened', session, known });

describe('every state', () => {
  it.each(Object.values(states))('$kind opens another product and closes', (state) => {
    const other = { product: someCredits(), openedAt: session.openedAt };
    expect(reduceOrder(state, { kind: 'opened', session: other, known: null })).toEqual({
      ...choosing,
      session: other,
    });
    expect(reduceOrder(state, { kind: 'closed' })).toEqual({ kind: 'idle' });
  });

  it('ignores each event that is not valid in it', () => {
    const always = ['opened', 'closed'];
    const whileOpen = [...always, 'taken', 'failed'];
    const valid: Readonly<Record<OrderState['kind'], readonly string[]>> = {
      idle: always,
      choosing: [...whileOpen, 'preparing', 'sent', 'failureDismissed'],
      preparing: [...whileOpen, 'prepared'],
      sending: whileOpen,
      waiting: [...whileOpen, 'checked', 'expired', 'abandoned'],
      expired: [...whileOpen, 'sent', 'abandoned'],
      renewing: whileOpen,
      uncertain: [...whileOpen, 'notTaken'],
      paid: always,
    };
    const events: readonly OrderEvent[] = [
      { kind: 'preparing' },
      { kind: 'prepared' },
      { kind: 'sent' },
      { kind: 'notTaken' },
      { kind: 'expired' },
      { kind: 'abandoned' },
      { kind: 'failureDismissed' },
      take(paidPurchase),
      fail(refused),
      checked(failures.timeout),
    ];
    for (const state of Object.values(states)) {
      const invalid = events.filter(({ kind }) => !valid[state.kind].includes(kind));
      for (const event of invalid)
        expect([event.kind, reduceOrder(state, event)]).toEqual([event.kind, state]);
    }
  });
});

describe('a product that is opened', () => {
  it('follows a pending order', () => {
    const known = { status: 'waiting', purchase, merchandiseId: null } as const;
    expect(reduceOrder({ kind: 'idle' }, open(known))).toEqual(waiting);
  });

  it('is uncertain if an order was sent without an answer', () => {
    const known = { status: 'unanswered', merchandiseId: null } as const;
    expect(reduceOrder({ kind: 'idle' }, open(known))).toEqual({ ...uncertain, failure: null });
  });

  it('shows the form after a purchase that is known', () => {
    const known = { status: 'bought', purchase: paidPurchase, merchandiseId: null } as const;
    expect(reduceOrder({ kind: 'idle' }, open(known))).toEqual(choosing);
  });
});

describe('choosing', () => {
  it('loads what shows the outcome, and then sends', () => {
    const preparing = reduceOrder(choosing, { kind: 'preparing' });
    expect(preparing).toEqual(states.preparing);
    expect(reduceOrder(preparing, { kind: 'prepared' })).toEqual(choosing);
    expect(reduceOrder(choosing, { kind: 'sent' })).toEqual(states.sending);
  });

  it('dismisses its failure', () => {
    const state = { ...choosing, failure: timeout };
    expect(reduceOrder(state, { kind: 'failureDismissed' })).toEqual(choosing);
  });
});

it('preparing shows the form with a failure if the code cannot be loaded', () => {
  const failure = { cause: failures.networkConnection, count: 1, declined: null };
  expect(reduceOrder(states.preparing, fail(failures.networkConnection))).toEqual({ ...choosing, failure });
});

describe('sending', () => {
  it('waits for a payment, or is paid', () => {
    expect(reduceOrder(states.sending, take(purchase))).toEqual(waiting);
    expect(reduceOrder(states.sending, take(paidPurchase))).toEqual({
      ...states.paid,
      userBefore: someUser(),
    });
  });

  it('shows the form after a refusal, with the method that was declined', () => {
    const event: OrderEvent = { kind: 'failed', failure: failures.paymentFailed, declined: 'credit_card' };
    expect(reduceOrder(states.sending, event)).toEqual({
      ...choosing,
      failure: { cause: failures.paymentFailed, count: 1, declined: 'credit_card' },
    });
  });

  it('is uncertain without an answer', () => {
    expect(reduceOrder(states.sending, fail(failures.timeout))).toEqual(uncertain);
  });
});

describe('waiting', () => {
  it('remembers how it is paid, and why the last status request failed', () => {
    const detail = someTransaction({ method: 'pix', status: 'waiting' });
    const failing = reduceOrder(waiting, checked(failures.timeout));
    expect(failing).toEqual({ ...waiting, failure: failures.timeout });
    expect(reduceOrder(failing, { kind: 'checked', outcome: succeeded(detail) })).toEqual({
      ...waiting,
      method: 'pix',
    });
  });

  it.each([failures.transactionNotFound, refusal('REQUEST.INVALID')])(
    'ends silently with $code',
    (failure) => {
      expect(reduceOrder(waiting, checked(failure))).toEqual(choosing);
    },
  );

  it('is paid, expires, fails or is abandoned', () => {
    expect(reduceOrder(waiting, take(paidPurchase)).kind).toBe('paid');
    expect(reduceOrder(waiting, { kind: 'expired' })).toEqual(states.expired);
    expect(reduceOrder(waiting, fail(failures.paymentFailed))).toEqual({
      ...choosing,
      failure: { cause: failures.paymentFailed, count: 1, declined: null },
    });
    expect(reduceOrder(waiting, { kind: 'abandoned' })).toEqual(choosing);
  });
});

it('an expired Pix is renewed or abandoned', () => {
  expect(reduceOrder(states.expired, { kind: 'sent' })).toEqual(states.renewing);
  expect(reduceOrder(states.expired, { kind: 'abandoned' })).toEqual(choosing);
});

describe('renewing', () => {
  it('waits for the new order', () => {
    const renewed = { ...purchase, id: 'order-2' };
    expect(reduceOrder(states.renewing, take(renewed))).toEqual({ ...waiting, purchase: renewed });
  });

  it('shows the form after a refusal', () => {
    expect(reduceOrder(states.renewing, fail(refused)).kind).toBe('choosing');
  });

  it('shows the expired Pix again if it is found that no order was taken', () => {
    const state = reduceOrder(states.renewing, fail(failures.timeout));
    expect(state).toEqual({ ...uncertain, renewed: purchase });
    expect(reduceOrder(state, { kind: 'notTaken' })).toEqual(states.expired);
  });
});

describe('uncertain', () => {
  it('shows what was found', () => {
    expect(reduceOrder(uncertain, take(purchase))).toEqual(waiting);
    expect(reduceOrder(uncertain, take(paidPurchase)).kind).toBe('paid');
  });

  it('reports that the order was not taken, but not after a reload', () => {
    expect(reduceOrder(uncertain, { kind: 'notTaken' })).toEqual({ ...choosing, isNotTaken: true });
    expect(reduceOrder({ ...uncertain, failure: null }, { kind: 'notTaken' })).toEqual(choosing);
  });

  it('stays uncertain while the lookup fails, and counts the failures', () => {
    const failure = { cause: refused, count: 2, declined: null };
    expect(reduceOrder(uncertain, fail(refused))).toEqual({ ...uncertain, failure });
  });

  it('shows the form once it is known that the payment was declined', () => {
    expect(reduceOrder(uncertain, fail(failures.paymentFailed)).kind).toBe('choosing');
  });
});

it('panels replace the form once the order is placed or uncertain', () => {
  const placed = Object.values(states).filter(isOrderPlaced);
  expect(placed.map(({ kind }) => kind)).toEqual(['waiting', 'expired', 'renewing', 'uncertain', 'paid']);
});
