import type { ExternalSignInErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import type { PendingSignIn, PendingSignIns } from '../ports/session/pending-sign-ins.ts';
import type { Session } from '../ports/session/session.ts';

/** Query parameters that a provider adds to the address of /callback (RFC 6749, 4.1.2). */
export interface CallbackQuery {
  readonly state: string;
  readonly code?: string | undefined;
  /** Reason for the missing code. */
  readonly error?: string | undefined;
}

/** A pending sign-in with what the provider returned. */
export interface ReturnedSignIn {
  readonly pending: PendingSignIn;
  /** Null if the provider sent no code. */
  readonly code: string | null;
  /** True if the reader cancelled at the provider. This is not a failure. */
  readonly isCancelled: boolean;
}

/** Matches a return from a provider with the sign-in that this tab started. Each return is accepted once. */
export class MatchExternalReturn {
  readonly #pending: PendingSignIns;
  readonly #session: Session;

  constructor(pending: PendingSignIns, session: Session) {
    this.#pending = pending;
    this.#session = session;
  }

  execute({ state, code, error }: CallbackQuery): Result<ReturnedSignIn, Failure<ExternalSignInErrorCode>> {
    const pending = this.#pending.take(state);
    const readerId = this.#session.current?.readerId ?? null;
    if (!pending) return failed(externalFailures.foreignReturn);
    if (pending.readerId === readerId) {
      const isRefused = error !== undefined || !code;
      return succeeded({ pending, code: isRefused ? null : code, isCancelled: error === 'access_denied' });
    }
    // The sign-in was meant to link a provider with another account. Without this check it would open a session.
    return failed(readerId === null ? failures.expiredSession : externalFailures.foreignReturn);
  }
}
