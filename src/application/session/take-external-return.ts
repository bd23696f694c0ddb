import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import type { PendingSignIn, PendingSignIns } from '../ports/session/pending-sign-ins.ts';
import type { Session } from '../ports/session/session.ts';

/** What a provider writes into the address of /callback. Source: RFC 6749, 4.1.2. */
export interface CallbackQuery {
  readonly state: string;
  readonly code?: string | undefined;
  /** Why there is no code. */
  readonly error?: string | undefined;
}

/** A sign-in that has come back. */
export interface ReturnedSignIn {
  readonly pending: PendingSignIn;
  /** null: the provider gave none. */
  readonly code: string | null;
  /** True where the person did not want to go on, which is nobody's failure. */
  readonly isCancelled: boolean;
}

/** Matches what came back with what left, once: a replayed or foreign return, or somebody else's, finds nothing. */
export class TakeExternalReturn {
  readonly #pending: PendingSignIns;
  readonly #session: Session;

  constructor(pending: PendingSignIns, session: Session) {
    this.#pending = pending;
    this.#session = session;
  }

  execute({ state, code, error }: CallbackQuery): Result<ReturnedSignIn, Failure> {
    const pending = this.#pending.take(state);
    const userId = this.#session.current?.userId ?? null;
    if (!pending) return failed(externalFailures.foreignReturn);
    if (pending.userId === userId) {
      const isRefused = error !== undefined || !code;
      return succeeded({ pending, code: isRefused ? null : code, isCancelled: error === 'access_denied' });
    }
    // Without its session, what was to be bound to an account would open another one.
    return failed(userId === null ? failures.expiredSession : externalFailures.foreignReturn);
  }
}
