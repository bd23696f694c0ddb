import type { Consent, ConsentText, ConsentVersion, OwnConsents } from '../../../domain/account/consent.ts';
import type { ConsentErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** The texts that readers accept, and what the signed-in reader accepted. */
export interface Consents {
  /** Needs no session. */
  listTexts(): Promise<Result<readonly ConsentText[], Failure<ConsentErrorCode>>>;
  find(): Promise<Result<OwnConsents, Failure<ConsentErrorCode>>>;
  /** Fails with CONSENT.OUTDATED if the text has another version by now. Repeating has no effect. */
  accept(version: ConsentVersion): Promise<Result<Consent, Failure<ConsentErrorCode>>>;
}
