import { ApiError, type ApiErrorCode } from '../../http/api-error.ts';
import type { Language } from '../../http/language.ts';
import type { Account } from '../accounts/accounts.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { sendSecondFactorNotice } from '../emails/send-second-factor-notice.ts';
import type { IdentityService } from '../service.ts';
import type { SessionGate } from '../sessions/session-gate.ts';
import { checkSecondFactor } from './check-second-factor.ts';

/** For a caller whose current session is replaced by a new one. It passed the gate when it was opened. */
export const passedBySession: SessionGate = async () => null;

interface SignInAttempt {
  code: string | undefined;
  network: string;
  language: Language;
}

/** The error codes of the gate. */
export const secondFactorFailures = [
  'LOGIN.SECOND_FACTOR_REQUIRED',
  'LOGIN.WRONG_SECOND_FACTOR',
  'LOGIN.TOO_MANY_ATTEMPTS',
  'SECOND_FACTOR.UNREADABLE',
] as const satisfies ApiErrorCode[];

/** Creates the gate for a caller who has just passed the first factor. */
export function secondFactorGate(
  service: Pick<IdentityService, 'secrets' | 'mail' | 'site'>,
  { code, network, language }: SignInAttempt,
) {
  let recoveredAccount: Account | null | undefined;
  const pass: SessionGate = async (trx, account, now) => {
    const outcome = await checkSecondFactor(trx, account, { secrets: service.secrets, code, network }, now);
    if (outcome instanceof ApiError) return outcome;
    if (outcome === 'missing') return new ApiError('LOGIN.SECOND_FACTOR_REQUIRED');
    if (outcome === 'wrong') return new ApiError('LOGIN.WRONG_SECOND_FACTOR');
    // Load the account here, because nothing may fail after the transaction is committed.
    recoveredAccount = outcome === 'recovery code' ? await lockAccount(trx, account) : null;
    return null;
  };
  return {
    pass,
    /** Notifies the owner if a recovery code was used. Call it after the transaction is committed. */
    notify(): void {
      if (recoveredAccount) sendSecondFactorNotice(service, recoveredAccount, 'recoveryCodeUsed', language);
    },
  };
}
