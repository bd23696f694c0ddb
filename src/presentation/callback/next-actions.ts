import type { PendingSignIn } from '../../application/ports/session/pending-sign-ins.ts';
import type { ErrorCode } from '../../domain/error-code.ts';
import { failures } from '../../domain/failure.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import { returningTo } from '../../domain/session/return-to.ts';
import type { callbackPtBr } from './callback.pt-br.ts';

type CallbackText = `callback:${keyof typeof callbackPtBr}`;

export interface NextAction {
  readonly to: string;
  readonly text: CallbackText;
  /** True if the reader is signed out first. */
  readonly signsOut?: boolean;
}

/** What a visitor can do after a failed sign-in. */
export interface NextActions {
  readonly title: CallbackText;
  /** Replaces the failure's own text, which does not help in this case. */
  readonly message?: CallbackText;
  /** True if the same code can be sent again. */
  readonly canRetry: boolean;
  /** The best action first. */
  readonly actions: readonly NextAction[];
}

/** Failures that do not concern the returned code: the network is lost, or a service is unavailable or busy. */
const temporaryCodes: ReadonlySet<ErrorCode> = new Set([
  failures.networkConnection.code,
  failures.timeout.code,
  failures.unknown.code,
  // The service reported a message without a code.
  '',
  'EXTERNAL.UNREACHABLE',
  'REQUEST.TOO_MANY',
  'LOGIN.TOO_MANY_ATTEMPTS',
  'SERVICE.UNAVAILABLE',
]);

export const isTemporary = (code: ErrorCode): boolean => temporaryCodes.has(code);

const existingAccountCodes: ReadonlySet<ErrorCode> = new Set(['0208002', 'SVA.EXISTING_USER']);

/** The reader signs in to the existing account first, and then links the operator. */
export const signInToOwnAccount: NextAction = {
  to: returningTo('/auth/login', '/auth/external'),
  text: 'callback:toOwnAccount',
};

/** `pending` is null if the returned state is unknown. */
export function nextActionsFor(
  code: ErrorCode,
  pending: PendingSignIn | null,
  isSignedIn: boolean,
): NextActions {
  const path = pending?.returnTo ?? '/';
  const passwordSignIn: NextAction = { to: returningTo('/auth/login', path), text: 'callback:toPassword' };
  const goHome: NextAction = { to: '/', text: 'callback:toHome' };
  const fallback = isSignedIn ? goHome : passwordSignIn;
  const actionsOf = (title: CallbackText, ...actions: readonly NextAction[]): NextActions => ({
    title,
    canRetry: false,
    actions,
  });

  if (isTemporary(code)) return { title: 'callback:failed', canRetry: true, actions: [fallback] };
  if (existingAccountCodes.has(code))
    return isSignedIn
      ? otherAccountActions(code, path, goHome)
      : actionsOf('callback:existing', signInToOwnAccount);
  switch (code) {
    case externalFailures.foreignReturn.code:
      return actionsOf(
        'callback:failed',
        isSignedIn ? goHome : { ...passwordSignIn, text: 'callback:toSignIn' },
      );
    case externalFailures.invalidGoogleCode.code:
    case externalFailures.invalidClaroCode.code:
    case 'SVA.INVALID_CREDENTIALS':
      return actionsOf('callback:failed', ...startAgainActions(pending, isSignedIn, fallback));
    case externalFailures.claroLoginAttemptByDefaultAccount.code:
      return actionsOf('callback:failed', passwordSignIn, {
        to: '/auth/forgot-password',
        text: 'callback:toNewPassword',
      });
    case failures.expiredSession.code:
    case failures.unauthenticated.code:
      return actionsOf('callback:failed', { ...signInToOwnAccount, text: 'callback:toSignIn' });
    case 'SVA.NO_ACTIVE_PLAN':
      return actionsOf('callback:noPlan', { to: '/plans', text: 'callback:toPlans' }, goHome);
    default:
      return actionsOf('callback:failed', fallback);
  }
}

/** Another account prevents the link. The reader can sign out and use it, or choose another operator account. */
function otherAccountActions(code: ErrorCode, path: string, goHome: NextAction): NextActions {
  const isReactivating = path === '/sva/reactivation';
  const signOut: NextAction = { to: '/auth/external', text: 'callback:signOutAndEnter', signsOut: true };
  return {
    title: 'callback:notLinked',
    message:
      code === '0208002'
        ? 'callback:addressOfAnotherAccount'
        : isReactivating
          ? 'callback:otherAccount'
          : 'callback:linkedToAnotherAccount',
    canRetry: false,
    actions: isReactivating ? [signOut, { to: path, text: 'callback:again' }] : [signOut, goHome],
  };
}

/** Starts again on the screen with the button of this provider. `otherAction` is added if it leads to another screen. */
function startAgainActions(
  pending: PendingSignIn | null,
  isSignedIn: boolean,
  otherAction: NextAction,
): readonly NextAction[] {
  const path = pending?.returnTo ?? '/';
  const screen = pending?.provider === 'operator' || isSignedIn ? '/auth/external' : '/auth/login';
  const isReactivating = path === '/sva/reactivation';
  const startAgain: NextAction = {
    to: isReactivating ? path : returningTo(screen, path),
    text: 'callback:again',
  };
  return startAgain.to === otherAction.to ? [startAgain] : [startAgain, otherAction];
}
