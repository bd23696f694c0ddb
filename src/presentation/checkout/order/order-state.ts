import type { KnownOrder } from '../../../application/checkout/find-order.ts';
import { isUncertain } from '../../../application/checkout/order-effect.ts';
import type { Purchase } from '../../../domain/checkout/order.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { TransactionDetail } from '../../../domain/checkout/transaction.ts';
import type { ErrorCode } from '../../../domain/error-code.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { IdentityUser } from '../../../domain/session/session.ts';
import type { Product } from './product.ts';

/** A product that a reader has opened, and when. Earlier purchases belong to another purchase intent. */
export interface CheckoutSession {
  readonly product: Product;
  readonly openedAt: Date;
}

export interface OrderFailure {
  readonly cause: Failure;
  /** Counts consecutive failures, so that screen readers announce an equal message again. */
  readonly count: number;
  /** The declined payment method. null if no payment was declined. */
  readonly declined: PaymentMethod | null;
}

interface InSession<Kind extends string> {
  readonly kind: Kind;
  readonly session: CheckoutSession;
}

interface Placed<Kind extends string> extends InSession<Kind> {
  readonly purchase: Purchase;
}

interface Choosing extends InSession<'choosing'> {
  readonly failure: OrderFailure | null;
  /** True after a lookup has shown that an uncertain order was not accepted. */
  readonly isNotAccepted: boolean;
}

interface Waiting extends Placed<'waiting'> {
  /** The payment method. null until the service reports it. */
  readonly method: PaymentMethod | null;
  /** Why the last status request failed. It is repeated. */
  readonly failure: Failure | null;
}

/** The order was sent, but the app does not know whether it was accepted (Rule 34). */
interface Uncertain extends InSession<'uncertain'> {
  /** null after a reload, because the cause is lost. */
  readonly failure: OrderFailure | null;
  /** The expired Pix that the order renews. */
  readonly renewed: Purchase | null;
}

interface Paid extends Placed<'paid'> {
  /** The user before the purchase. A different object means that the new balance is loaded. */
  readonly userBefore: IdentityUser | null;
}

/** An order from the choice of a payment method to its outcome. */
export type OrderState =
  /** No product is open. */
  | { readonly kind: 'idle' }
  | Choosing
  /** The code that shows the outcome is loading; nothing is sent yet. */
  | InSession<'preparing'>
  | InSession<'sending'>
  | Waiting
  /** The service reports that the Pix can no longer be paid. */
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
  /** The service accepted the order, or an accepted order was found. */
  | { readonly kind: 'accepted'; readonly purchase: Purchase; readonly user: IdentityUser | null }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly declined: PaymentMethod | null }
  | { readonly kind: 'notAccepted' }
  | { readonly kind: 'checked'; readonly outcome: Result<TransactionDetail, Failure> }
  | { readonly kind: 'expired' }
  /** The reader pays another way. */
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'failureDismissed' };

/** Returns the next state. An event that is not valid in a state changes nothing. */
export function reduceOrder(state: OrderState, event: OrderEvent): OrderState {
  if (event.kind === 'opened') return openedState(event.session, event.known);
  if (event.kind === 'closed') return { kind: 'idle' };
  if (state.kind === 'idle' || state.kind === 'paid') return state;
  if (event.kind === 'accepted') return acceptedState(state.session, event.purchase, event.user);
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
      return event.kind === 'notAccepted' ? notAcceptedState(state) : state;
    default:
      return state satisfies never;
  }
}

/** Codes for an order of another reader and for an invalid id. */
const unknownOrderCodes: ReadonlySet<ErrorCode> = new Set([
  failures.transactionNotFound.code,
  'REQUEST.INVALID',
]);

/** True if this reader has no such order. */
export const isUnknownOrder = ({ code }: Failure): boolean => unknownOrderCodes.has(code);

/** True if panels about the order replace the form. */
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
  isNotAccepted: false,
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

function acceptedState(session: CheckoutSession, purchase: Purchase, user: IdentityUser | null): OrderState {
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

function notAcceptedState({ session, failure, renewed }: Uncertain): OrderState {
  if (renewed) return { kind: 'expired', session, purchase: renewed };
  return { ...choosing(session), isNotAccepted: failure !== null };
}

/**
 * Only a sent order can be uncertain. An uncertain order stays uncertain after every failure of the lookup, except a
 * declined payment, which is an answer.
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
