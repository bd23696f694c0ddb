import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import type { ExternalReturnInput } from '../ports/session/external-sign-in.ts';
import type { PendingSignIn } from '../ports/session/pending-sign-ins.ts';
import type { Session } from '../ports/session/session.ts';
import type { ExternalSignIns } from './external-sign-ins.ts';

/** A session was opened, or the one that goes on was bound to the provider. */
export type ExternalOutcome = 'opened' | 'bound';

/**
 * Hands the code of a return in and opens the session. The same return may be handed in again after a failure,
 * by whom it began with. */
export class FinishExternalSignIn {
  readonly #signIns: ExternalSignIns;
  readonly #session: Session;

  constructor(signIns: ExternalSignIns, session: Session) {
    this.#signIns = signIns;
    this.#session = session;
  }

  /** `entered`: the fields that an earlier attempt lacked. */
  async execute(
    { provider, codeVerifier, nonce, redirectUri, userId }: PendingSignIn,
    code: string,
    entered: ExternalReturnInput = {},
  ): Promise<Result<ExternalOutcome, Failure>> {
    const current = this.#session.current?.userId ?? null;
    // Another tab may have signed in or out since: whoever it is would be bound to somebody else's provider.
    if (current !== userId)
      return failed(current === null ? failures.expiredSession : externalFailures.foreignReturn);
    const outcome = await this.#signIns[provider].finish({
      code,
      codeVerifier,
      nonce,
      redirectUri,
      ...entered,
    });
    if (!outcome.ok) return outcome;
    if (!outcome.value) return succeeded('bound');
    this.#session.open(outcome.value);
    return succeeded('opened');
  }
}
