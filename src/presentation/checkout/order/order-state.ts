import type { KnownOrder } from '../../../application/checkout/find-order.ts';
import { isUncertain } from '../../../application/checkout/order-effect.ts';
import type { Purchase } from '../../../domain/checkout/order.ts';
import { paymentFailures } from '../../../domain/checkout/payment-failures.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { TransactionDetail } from '../../../domain/checkout/transaction.ts';
import type { ErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
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

interface SessionState<Kind extends string> {
  readonly kind: Kind;
  readonly session: CheckoutSession;
}

interface PlacedState<Kind extends string> extends SessionState<Kind> {
  readonly purchase: Purchase;
}

interface ChoosingState extends SessionState<'choosing'> {
  readonly failure: OrderFailure | null;
  /** True after a lookup has shown that an uncertain order was not accepted. */
  readonly isNotAccepted: boolean;
}

interface WaitingState extends PlacedState<'waiting'> {
  /** The payment method. null until the service reports it. */
  readonly method: PaymentMethod | null;
  /** Why the last status request failed. It is repeated. */
  readonly failure: Failure | null;
}

/** The order was sent, but the app does not know whether it was accepted (Rule 34). */
interface UncertainState extends SessionState<'uncertain'> {
  /** null after a reload, because the cause is lost. */
  readonly failure: OrderFailure | null;
  /** The expired Pix that the order renews. */
  readonly renewedPix: Purchase | null;
}

interface PaidState extends PlacedState<'paid'> {
  /** The user before the purchase. A different object means that the new balance is loaded. */
  readonly userBefore: IdentityUser | null;
}

/** An order from the choice of a payment method to its outcome. */
export type OrderState =
  /** No product is open. */
  | { readonly kind: 'idle' }
  | ChoosingState
  /** The code that shows the outcome is loading; nothing is sent yet. */
  | SessionState<'preparing'>
  | SessionState<'sending'>
  | WaitingState
  /** The service reports that the Pix can no longer be paid. */
  | PlacedState<'expired'>
  /** A new order replaces the expired Pix. */
  | PlacedState<'renewing'>
  | UncertainState
  | PaidState;

export type OrderStateOf<Kind extends OrderState['kind']> = Extract<OrderState, { readonly kind: Kind }>;

export type OrderEvent =
  | { readonly kind: 'opened'; readonly session: CheckoutSession; readonly knownOrder: KnownOrder | null }
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
  if (event.kind === 'opened') return openedState(event.session, event.knownOrder);
  if (event.kind === 'closed') return { kind: 'idle' };
  if (state.kind === 'idle' || state.kind === 'paid') return state;
  if (event.kind === 'accepted') return acceptedState(state.session, event.purchase, event.user);
  if (event.kind === 'failed') return failedState(state, event.failure, event.declined);
  switch (state.kind) {
    case 'choosing':
      return nextFromChoosing(state, event);
    case 'preparing':
      return event.kind === 'prepared' ? choosingState(state.session) : state;
    case 'sending':
    case 'renewing':
      return state;
    case 'waiting':
      return nextFromWaiting(state, event);
    case 'expired':
      if (event.kind === 'abandoned') return choosingState(state.session);
      return event.kind === 'sent' ? { ...state, kind: 'renewing' } : state;
    case 'uncertain':
      return event.kind === 'notAccepted' ? notAcceptedState(state) : state;
    default:
      return state satisfies never;
  }
}

/** Codes for an order of another reader and for an invalid id. */
const unknownOrderCodes: ReadonlySet<ErrorCode> = new Set([
  paymentFailures.transactionNotFound.code,
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

type OpenState = Exclude<OrderState, { readonly kind: 'idle' } | PaidState>;

const choosingState = (session: CheckoutSession): ChoosingState => ({
  kind: 'choosing',
  session,
  failure: null,
  isNotAccepted: false,
});

const waitingState = (session: CheckoutSession, purchase: Purchase): WaitingState => ({
  kind: 'waiting',
  session,
  purchase,
  method: null,
  failure: null,
});

function openedState(session: CheckoutSession, knownOrder: KnownOrder | null): OrderState {
  if (knownOrder?.status === 'unanswered')
    return { kind: 'uncertain', session, failure: null, renewedPix: null };
  return knownOrder?.status === 'waiting'
    ? waitingState(session, knownOrder.purchase)
    : choosingState(session);
}

function acceptedState(session: CheckoutSession, purchase: Purchase, user: IdentityUser | null): OrderState {
  if (purchase.status === 'waiting') return waitingState(session, purchase);
  return { kind: 'paid', session, purchase, userBefore: user };
}

function nextFromChoosing(state: ChoosingState, { kind }: OrderEvent): OrderState {
  if (kind === 'preparing' || kind === 'sent') {
    return { kind: kind === 'sent' ? 'sending' : 'preparing', session: state.session };
  }
  return kind === 'failureDismissed' ? { ...state, failure: null } : state;
}

function nextFromWaiting(state: WaitingState, event: OrderEvent): OrderState {
  const { session, purchase } = state;
  if (event.kind === 'expired') return { kind: 'expired', session, purchase };
  if (event.kind === 'abandoned') return choosingState(session);
  if (event.kind !== 'checked') return state;
  const { outcome } = event;
  if (outcome.ok) {
    const { method, approvalAddress } = outcome.value;
    // An order from the reader's profile has no link to the bank: the status adds it.
    const completedPurchase = approvalAddress ? { ...purchase, approvalAddress } : purchase;
    return { ...state, purchase: completedPurchase, method, failure: null };
  }
  return isUnknownOrder(outcome.failure) ? choosingState(session) : { ...state, failure: outcome.failure };
}

function notAcceptedState({ session, failure, renewedPix }: UncertainState): OrderState {
  if (renewedPix) return { kind: 'expired', session, purchase: renewedPix };
  return { ...choosingState(session), isNotAccepted: failure !== null };
}

/**
 * Only a sent order can be uncertain. An uncertain order stays uncertain after every failure of the lookup, except a
 * declined payment, which is an answer.
 */
function failedState(state: OpenState, cause: Failure, declined: PaymentMethod | null): OrderState {
  const { session } = state;
  const uncertainState = state.kind === 'uncertain' ? state : null;
  const failure: OrderFailure = { cause, count: (uncertainState?.failure?.count ?? 0) + 1, declined };
  const isSent = state.kind === 'sending' || state.kind === 'renewing';
  const isAnswered = uncertainState
    ? cause.code === paymentFailures.paymentFailed.code
    : !isSent || !isUncertain(cause);
  if (isAnswered) return { ...choosingState(session), failure };
  const renewedPix = state.kind === 'renewing' ? state.purchase : (uncertainState?.renewedPix ?? null);
  return { kind: 'uncertain', session, failure, renewedPix };
}
