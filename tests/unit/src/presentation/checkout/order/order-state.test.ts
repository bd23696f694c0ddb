import type { KnownOrder } from '../../../../../../src/application/checkout/find-order.ts';
import type { Purchase } from '../../../../../../src/domain/checkout/order.ts';
import { paymentFailures } from '../../../../../../src/domain/checkout/payment-failures.ts';
import { type Failure, failures } from '../../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../../src/domain/result.ts';
import {
  isOrderPlaced,
  type OrderEvent,
  type OrderState,
  type OrderStateOf,
  reduceOrder,
} from '../../../../../../src/presentation/checkout/order/order-state.ts';
import { buildUser } from '../../../../../fakes/account/fake-identity-users.ts';
import { buildTransaction } from '../../../../../fakes/checkout/build-transaction.ts';
import { buildComicProduct, buildCreditsProduct } from '../../../../../fakes/checkout/set-up-order.ts';
import { serviceFailure } from '../../../../../fakes/service-failure.ts';

const session = { product: buildComicProduct(), openedAt: new Date('2026-03-01T12:00:00.000Z') };
const purchase: Purchase = { id: 'order-1', status: 'waiting', amount: 990, currency: 'BRL', pixCode: 'pix' };
const paidPurchase: Purchase = { ...purchase, status: 'paid' };
const couponFailure = serviceFailure('COUPON.NOT_FOUND');
const timeout = { cause: failures.timeout, count: 1, declined: null };

const choosing: OrderStateOf<'choosing'> = { kind: 'choosing', session, failure: null, isNotAccepted: false };
const waiting: OrderStateOf<'waiting'> = { kind: 'waiting', session, purchase, method: null, failure: null };
const uncertain: OrderStateOf<'uncertain'> = {
  kind: 'uncertain',
  session,
  failure: timeout,
  renewedPix: null,
};

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

const failedEvent = (failure: Failure): OrderEvent => ({ kind: 'failed', failure, declined: null });
const acceptedEvent = (accepted: Purchase): OrderEvent => ({
  kind: 'accepted',
  purchase: accepted,
  user: buildUser(),
});
const checkedEvent = (failure: Failure): OrderEvent => ({ kind: 'checked', outcome: failed(failure) });
const openedEvent = (known: KnownOrder | null): OrderEvent => ({
  kind: 'opened',
  session,
  knownOrder: known,
});

describe('reduceOrder in every state', () => {
  it.each(Object.values(states))('opens another product and closes (from $kind)', (state) => {
    const otherSession = { product: buildCreditsProduct(), openedAt: session.openedAt };
    expect(reduceOrder(state, { kind: 'opened', session: otherSession, knownOrder: null })).toEqual({
      ...choosing,
      session: otherSession,
    });
    expect(reduceOrder(state, { kind: 'closed' })).toEqual({ kind: 'idle' });
  });

  it('ignores each event that is not valid in the state', () => {
    const alwaysValid = ['opened', 'closed'];
    const validWhileOpen = [...alwaysValid, 'accepted', 'failed'];
    const validKinds: Readonly<Record<OrderState['kind'], readonly string[]>> = {
      idle: alwaysValid,
      choosing: [...validWhileOpen, 'preparing', 'sent', 'failureDismissed'],
      preparing: [...validWhileOpen, 'prepared'],
      sending: validWhileOpen,
      waiting: [...validWhileOpen, 'checked', 'expired', 'abandoned'],
      expired: [...validWhileOpen, 'sent', 'abandoned'],
      renewing: validWhileOpen,
      uncertain: [...validWhileOpen, 'notAccepted'],
      paid: alwaysValid,
    };
    const events: readonly OrderEvent[] = [
      { kind: 'preparing' },
      { kind: 'prepared' },
      { kind: 'sent' },
      { kind: 'notAccepted' },
      { kind: 'expired' },
      { kind: 'abandoned' },
      { kind: 'failureDismissed' },
      acceptedEvent(paidPurchase),
      failedEvent(couponFailure),
      checkedEvent(failures.timeout),
    ];
    for (const state of Object.values(states)) {
      const invalid = events.filter(({ kind }) => !validKinds[state.kind].includes(kind));
      for (const event of invalid)
        expect([event.kind, reduceOrder(state, event)]).toEqual([event.kind, state]);
    }
  });
});

describe('reduceOrder when a product is opened', () => {
  it('follows a pending order', () => {
    const known = { status: 'waiting', purchase, merchandiseId: null } as const;
    expect(reduceOrder({ kind: 'idle' }, openedEvent(known))).toEqual(waiting);
  });

  it('is uncertain if an order was sent and has no response', () => {
    const known = { status: 'unanswered', merchandiseId: null } as const;
    expect(reduceOrder({ kind: 'idle' }, openedEvent(known))).toEqual({ ...uncertain, failure: null });
  });

  it('shows the form after a known purchase', () => {
    const known = { status: 'bought', purchase: paidPurchase, merchandiseId: null } as const;
    expect(reduceOrder({ kind: 'idle' }, openedEvent(known))).toEqual(choosing);
  });
});

describe('reduceOrder while choosing', () => {
  it('prepares the panels, and then sends', () => {
    const preparing = reduceOrder(choosing, { kind: 'preparing' });
    expect(preparing).toEqual(states.preparing);
    expect(reduceOrder(preparing, { kind: 'prepared' })).toEqual(choosing);
    expect(reduceOrder(choosing, { kind: 'sent' })).toEqual(states.sending);
  });

  it('dismisses the failure', () => {
    const state = { ...choosing, failure: timeout };
    expect(reduceOrder(state, { kind: 'failureDismissed' })).toEqual(choosing);
  });
});

it('reduceOrder while preparing shows the form with a failure if the code cannot be loaded', () => {
  const failure = { cause: failures.networkConnection, count: 1, declined: null };
  expect(reduceOrder(states.preparing, failedEvent(failures.networkConnection))).toEqual({
    ...choosing,
    failure,
  });
});

describe('reduceOrder while sending', () => {
  it('waits for a payment, or is paid', () => {
    expect(reduceOrder(states.sending, acceptedEvent(purchase))).toEqual(waiting);
    expect(reduceOrder(states.sending, acceptedEvent(paidPurchase))).toEqual({
      ...states.paid,
      userBefore: buildUser(),
    });
  });

  it('shows the form after a declined payment, with the method that was declined', () => {
    const event: OrderEvent = {
      kind: 'failed',
      failure: paymentFailures.paymentFailed,
      declined: 'credit_card',
    };
    expect(reduceOrder(states.sending, event)).toEqual({
      ...choosing,
      failure: { cause: paymentFailures.paymentFailed, count: 1, declined: 'credit_card' },
    });
  });

  it('is uncertain without a response', () => {
    expect(reduceOrder(states.sending, failedEvent(failures.timeout))).toEqual(uncertain);
  });
});

describe('reduceOrder while waiting', () => {
  it('stores the payment method and the failure of the last status request', () => {
    const transaction = buildTransaction({ method: 'pix', status: 'waiting' });
    const failing = reduceOrder(waiting, checkedEvent(failures.timeout));
    expect(failing).toEqual({ ...waiting, failure: failures.timeout });
    expect(reduceOrder(failing, { kind: 'checked', outcome: succeeded(transaction) })).toEqual({
      ...waiting,
      method: 'pix',
    });
  });

  it.each([paymentFailures.transactionNotFound, serviceFailure('REQUEST.INVALID')])(
    'ends silently with $code',
    (failure) => {
      expect(reduceOrder(waiting, checkedEvent(failure))).toEqual(choosing);
    },
  );

  it('is paid, expires, fails or is abandoned', () => {
    expect(reduceOrder(waiting, acceptedEvent(paidPurchase)).kind).toBe('paid');
    expect(reduceOrder(waiting, { kind: 'expired' })).toEqual(states.expired);
    expect(reduceOrder(waiting, failedEvent(paymentFailures.paymentFailed))).toEqual({
      ...choosing,
      failure: { cause: paymentFailures.paymentFailed, count: 1, declined: null },
    });
    expect(reduceOrder(waiting, { kind: 'abandoned' })).toEqual(choosing);
  });
});

it('reduceOrder renews or abandons an expired Pix', () => {
  expect(reduceOrder(states.expired, { kind: 'sent' })).toEqual(states.renewing);
  expect(reduceOrder(states.expired, { kind: 'abandoned' })).toEqual(choosing);
});

describe('reduceOrder while renewing', () => {
  it('waits for the new order', () => {
    const renewed = { ...purchase, id: 'order-2' };
    expect(reduceOrder(states.renewing, acceptedEvent(renewed))).toEqual({ ...waiting, purchase: renewed });
  });

  it('shows the form after a rejected order', () => {
    expect(reduceOrder(states.renewing, failedEvent(couponFailure)).kind).toBe('choosing');
  });

  it('shows the expired Pix again if no order was accepted', () => {
    const state = reduceOrder(states.renewing, failedEvent(failures.timeout));
    expect(state).toEqual({ ...uncertain, renewedPix: purchase });
    expect(reduceOrder(state, { kind: 'notAccepted' })).toEqual(states.expired);
  });
});

describe('reduceOrder while uncertain', () => {
  it('shows the order that was found', () => {
    expect(reduceOrder(uncertain, acceptedEvent(purchase))).toEqual(waiting);
    expect(reduceOrder(uncertain, acceptedEvent(paidPurchase)).kind).toBe('paid');
  });

  it('reports that the order was not accepted, but not after a reload', () => {
    expect(reduceOrder(uncertain, { kind: 'notAccepted' })).toEqual({ ...choosing, isNotAccepted: true });
    expect(reduceOrder({ ...uncertain, failure: null }, { kind: 'notAccepted' })).toEqual(choosing);
  });

  it('stays uncertain while the lookup fails, and counts the failures', () => {
    const failure = { cause: couponFailure, count: 2, declined: null };
    expect(reduceOrder(uncertain, failedEvent(couponFailure))).toEqual({ ...uncertain, failure });
  });

  it('shows the form if the payment was declined', () => {
    expect(reduceOrder(uncertain, failedEvent(paymentFailures.paymentFailed)).kind).toBe('choosing');
  });
});

it('isOrderPlaced is true for placed and uncertain orders', () => {
  const placed = Object.values(states).filter(isOrderPlaced);
  expect(placed.map(({ kind }) => kind)).toEqual(['waiting', 'expired', 'renewing', 'uncertain', 'paid']);
});
