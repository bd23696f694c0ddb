import type { KnownOrder } from '../../../application/checkout/find-order.ts';
import { isUncertain } from '../../../application/checkout/place-order.ts';
import type { Purchase } from '../../../domain/checkout/order.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { TransactionDetail } from '../../../domain/checkout/transaction.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { Product } from './product.ts';

/** A product that a reader looks at, and since when. Purchases before that belong to another purchase intent. */
export interface CheckoutSession {
  readonly product: Product;
  readonly openedAt: Date;
}

/** Why the last attempt failed. */
export interface OrderFailure {
  readonly cause: Failure;
  /** Rises when one failure follows another, so that screen readers announce an equal message again. */
  readonly count: number;
  /** The method that was declined; null if nothing was declined. */
  readonly declined: PaymentMethod | null;
}

interface InSession<Kind extends string> {
  readonly kind: Kind;
  readonly session: CheckoutSession;
}

interface Placed<Kind extends string> extends InSession<Kind> {
  readonly purchase: Purchase;
}

/** The form is shown. */
interface Choosing extends InSession<'choosing'> {
  readonly failure: OrderFailure | null;
  /** True after a lookup has shown that an uncertain order was not taken. */
  readonly isNotTaken: boolean;
}

/** The order waits for its payment. */
interface Waiting extends Placed<'waiting'> {
  /** How it is paid; null until the service has said so. */
  readonly method: PaymentMethod | null;
  /** Why the last status request failed. It is repeated. */
  readonly failure: Failure | null;
}

/** The order was sent and nobody knows whether it was taken. Rule 34. */
interface Uncertain extends InSession<'uncertain'> {
  /** null after a reload, when it is not known why no answer came. */
  readonly failure: OrderFailure | null;
  /** The expired Pix that the order renews. */
  readonly renewed: Purchase | null;
}

interface Paid extends Placed<'paid'> {
  /** The user as known before the purchase: another object has the new balance. */
  readonly userBefore: IdentityUser | null;
}

/** An order from the choice of how to pay to its outcome. */
export type OrderState =
  /** No product is open. */
  | { readonly kind: 'idle' }
  | Choosing
  /** The code that shows the outcome is loading; nothing is sent yet. */
  | InSession<'preparing'>
  | InSession<'sending'>
  | Waiting
  /** The service has said that the Pix can no longer be paid. */
  | Placed<'expired'>
  /** A new order replaces the expired Pix. */
  | Placed<'renewing'>
  | Uncertain
  | Paid;

export type OrderStateOf<Kind extends OrderState['kind']> = Extract<OrderState, { readonly kind: Kind }>;

export type OrderEvent =
  | { readonly kind: 'opened'; readonly session: CheckoutSession; readonly known: KnownOrder | null }
  | { readonly kind: 'closed' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'prepared' }
  | { readonly kind: 'sent' }
  /** The service took the order, or an order was found that it had taken. */
  | { readonly kind: 'taken'; readonly purchase: Purchase; readonly user: IdentityUser | null }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly declined: PaymentMethod | null }
  | { readonly kind: 'notTaken' }
  | { readonly kind: 'checked'; readonly outcome: Result<TransactionDetail, Failure> }
  | { readonly kind: 'expired' }
  /** The reader pays another way. */
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'failureDismissed' };

/** The next state. An event that is not valid in a state changes nothing. */
export function reduceOrder(state: OrderState, event: OrderEvent): OrderState {
  if (event.kind === 'opened') return openedState(event.session, event.known);
  if (event.kind === 'closed') return { kind: 'idle' };
  if (state.kind === 'idle' || state.kind === 'paid') return state;
  if (event.kind === 'taken') return takenState(state.session, event.purchase, event.user);
  if (event.kind === 'failed') return failedState(state, event.failure, event.declined);
  switch (state.kind) {
    case 'choosing':
      return afterChoosing(state, event);
    case 'preparing':
      return event.kind === 'prepared' ? choosing(state.session) : state;
    case 'sending':
    case 'renewing':
      return state;
    case 'waiting':
      return afterWaiting(state, event);
    case 'expired':
      if (event.kind === 'abandoned') return choosing(state.session);
      return event.kind === 'sent' ? { ...state, kind: 'renewing' } : state;
    case 'uncertain':
      return event.kind === 'notTaken' ? notTakenState(state) : state;
    default:
      return state satisfies never;
  }
}

/** Codes for an order of another reader, and for an id that names no order. */
const unknownOrderCodes: ReadonlySet<string> = new Set([
  failures.transactionNotFound.code,
  'REQUEST.INVALID',
]);

/** Whether the service knows no such order of this reader. */
export const isUnknownOrder = ({ code }: Failure): boolean => unknownOrderCodes.has(code);

/** Whether panels about the order replace the form. */
export function isOrderPlaced({ kind }: OrderState): boolean {
  switch (kind) {
    case 'idle':
    case 'choosing':
    case 'preparing':
    case 'sending':
      return false;
    case 'waiting':
    case 'expired':
    case 'renewing':
    case 'uncertain':
    case 'paid':
      return true;
    default:
      return kind satisfies never;
  }
}

type OpenState = Exclude<OrderState, { readonly kind: 'idle' } | Paid>;

const choosing = (session: CheckoutSession): Choosing => ({
  kind: 'choosing',
  session,
  failure: null,
  isNotTaken: false,
});

const waitingState = (session: CheckoutSession, purchase: Purchase): Waiting => ({
  kind: 'waiting',
  session,
  purchase,
  method: null,
  failure: null,
});

function openedState(session: CheckoutSession, known: KnownOrder | null): OrderState {
  if (known?.status === 'unanswered') return { kind: 'uncertain', session, failure: null, renewed: null };
  return known?.status === 'waiting' ? waitingState(session, known.purchase) : choosing(session);
}

function takenState(session: CheckoutSession, purchase: Purchase, user: IdentityUser | null): OrderState {
  if (purchase.status === 'waiting') return waitingState(session, purchase);
  return { kind: 'paid', session, purchase, userBefore: user };
}

function afterChoosing(state: Choosing, { kind }: OrderEvent): OrderState {
  if (kind === 'preparing' || kind === 'sent') {
    return { kind: kind === 'sent' ? 'sending' : 'preparing', session: state.session };
  }
  return kind === 'failureDismissed' ? { ...state, failure: null } : state;
}

function afterWaiting(state: Waiting, event: OrderEvent): OrderState {
  const { session, purchase } = state;
  if (event.kind === 'expired') return { kind: 'expired', session, purchase };
  if (event.kind === 'abandoned') return choosing(session);
  if (event.kind !== 'checked') return state;
  const { outcome } = event;
  if (outcome.ok) return { ...state, method: outcome.value.method, failure: null };
  return isUnknownOrder(outcome.failure) ? choosing(session) : { ...state, failure: outcome.failure };
}

function notTakenState({ session, failure, renewed }: Uncertain): OrderState {
  if (renewed) return { kind: 'expired', session, purchase: renewed };
  return { ...choosing(session), isNotTaken: failure !== null };
}

/**
 * Only an order that was sent can be uncertain. Then a declined payment is the only failure that is an answer: any
 * other failure of the lookup leaves it uncertain.
 */
function failedState(state: OpenState, cause: Failure, declined: PaymentMethod | null): OrderState {
  const { session } = state;
  const former = state.kind === 'uncertain' ? state : null;
  const failure: OrderFailure = { cause, count: (former?.failure?.count ?? 0) + 1, declined };
  const isSent = state.kind === 'sending' || state.kind === 'renewing';
  const isAnswered = former ? cause.code === failures.paymentFailed.code : !isSent || !isUncertain(cause);
  if (isAnswered) return { ...choosing(session), failure };
  const renewed = state.kind === 'renewing' ? state.purchase : (former?.renewed ?? null);
  return { kind: 'uncertain', session, failure, renewed };
}
