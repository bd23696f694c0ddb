import type { PendingSignIn } from '../../application/ports/session/pending-sign-ins.ts';
import { failures } from '../../domain/failure.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { returningTo } from '../../domain/session/return-to.ts';
import type { callbackPtBr } from './callback.pt-br.ts';

type CallbackText = `callback:${keyof typeof callbackPtBr}`;

export interface WayOn {
  readonly to: string;
  readonly text: CallbackText;
  /** True where whoever is signed in leaves first. */
  readonly signsOut?: boolean;
}

/** What a return that ended in a failure leaves to do. */
export interface WaysOn {
  readonly title: CallbackText;
  /** What is said where the failure's own text would not help. */
  readonly says?: CallbackText;
  /** True where the same return may be sent once more. */
  readonly isWorthRetrying: boolean;
  /** The best first. */
  readonly ways: readonly WayOn[];
}

/** Says nothing of the return itself: a lost network, a service that is away or busy. */
const passing: ReadonlySet<string> = new Set([
  failures.networkConnection.code,
  failures.timeout.code,
  failures.unknown.code,
  // A message without a code.
  '',
  'EXTERNAL.UNREACHABLE',
  'REQUEST.TOO_MANY',
  'LOGIN.TOO_MANY_ATTEMPTS',
]);

export const isPassing = (code: string): boolean => passing.has(code);

const existingAccount: ReadonlySet<string> = new Set(['0208002', 'SVA.EXISTING_USER']);

/** Signing in with one's own account first, and going on with the operator's after that. */
export const toOwnAccount: WayOn = {
  to: returningTo('/auth/login', '/auth/external'),
  text: 'callback:toOwnAccount',
};

/** `pending` is null where nothing is known of the return. */
export function waysOn(code: string, pending: PendingSignIn | null, isSignedIn: boolean): WaysOn {
  const place = pending?.returnTo ?? '/';
  const password: WayOn = { to: returningTo('/auth/login', place), text: 'callback:toPassword' };
  const home: WayOn = { to: '/', text: 'callback:toHome' };
  const leave = isSignedIn ? home : password;
  const only = (title: CallbackText, ...ways: readonly WayOn[]): WaysOn => ({
    title,
    isWorthRetrying: false,
    ways,
  });

  if (isPassing(code)) return { title: 'callback:failed', isWorthRetrying: true, ways: [leave] };
  if (isSignedIn && code === 'SVA.EXISTING_USER') return foreignBond(place, home);
  if (existingAccount.has(code)) return only('callback:existing', isSignedIn ? home : toOwnAccount);
  switch (code) {
    case externalFailures.foreignReturn.code:
      return only('callback:failed', isSignedIn ? home : { ...password, text: 'callback:toSignIn' });
    case externalFailures.invalidGoogleCode.code:
    case externalFailures.invalidClaroCode.code:
      return only('callback:failed', ...againWith(pending, isSignedIn, leave));
    case externalFailures.claroLoginAttemptByDefaultAccount.code:
      return only('callback:failed', password, {
        to: '/auth/forgot-password',
        text: 'callback:toNewPassword',
      });
    case failures.expiredSession.code:
    case failures.unauthenticated.code:
      return only('callback:failed', { ...toOwnAccount, text: 'callback:toSignIn' });
    case 'SVA.NO_ACTIVE_PLAN':
      return only('callback:noPlan', { to: '/plans', text: 'callback:toPlans' }, home);
    default:
      return only('callback:failed', leave);
  }
}

/** The operator's account is not the one that belongs to who is signed in: it is left, or another one taken. */
function foreignBond(place: string, home: WayOn): WaysOn {
  const isReactivating = place === '/sva/reactivation';
  const enter: WayOn = { to: '/auth/external', text: 'callback:signOutAndEnter', signsOut: true };
  return {
    title: 'callback:notLinked',
    says: isReactivating ? 'callback:otherAccount' : 'callback:linkedElsewhere',
    isWorthRetrying: false,
    ways: isReactivating ? [enter, { to: place, text: 'callback:again' }] : [enter, home],
  };
}

/** The screen where this provider's button is, and the other way where it leads elsewhere. */
function againWith(pending: PendingSignIn | null, isSignedIn: boolean, other: WayOn): readonly WayOn[] {
  const place = pending?.returnTo ?? '/';
  const screen = pending?.provider === 'operator' || isSignedIn ? '/auth/external' : '/auth/login';
  const isThere = place === '/sva/reactivation';
  const again: WayOn = { to: isThere ? place : returningTo(screen, place), text: 'callback:again' };
  return again.to === other.to ? [again] : [again, other];
}
