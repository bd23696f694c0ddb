import type { ExternalSignInErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import { externalFailures } from '../../domain/session/external-failures.ts';
import type { ExternalReturnInput } from '../ports/session/external-sign-in.ts';
import type { PendingSignIn } from '../ports/session/pending-sign-ins.ts';
import type { Session } from '../ports/session/session.ts';
import type { ExternalSignIns } from './external-sign-ins.ts';

/** 'opened': a new session was opened. 'linked': the current account was linked with the provider. */
export type ExternalOutcome = 'opened' | 'linked';

/**
 * Sends the provider's code to the service and opens the session. After a failure the same code can be sent again by
 * the user who started the sign-in.
 */
export class FinishExternalSignIn {
  readonly #signIns: ExternalSignIns;
  readonly #session: Session;

  constructor(signIns: ExternalSignIns, session: Session) {
    this.#signIns = signIns;
    this.#session = session;
  }

  /** `entered`: fields that the reader added after an earlier attempt failed. */
  async execute(
    { provider, providerId, codeVerifier, nonce, redirectUri, readerId }: PendingSignIn,
    code: string,
    entered: ExternalReturnInput = {},
  ): Promise<Result<ExternalOutcome, Failure<ExternalSignInErrorCode>>> {
    const current = this.#session.current?.readerId ?? null;
    // If another tab signed in or out meanwhile, the provider would be linked with the wrong account.
    if (current !== readerId)
      return failed(current === null ? failures.expiredSession : externalFailures.foreignReturn);
    const outcome = await this.#signIns[provider].finish({
      code,
      codeVerifier,
      nonce,
      redirectUri,
      providerId,
      ...entered,
    });
    if (!outcome.ok) return outcome;
    if (!outcome.value) return succeeded('linked');
    this.#session.open(outcome.value);
    return succeeded('opened');
  }
}
