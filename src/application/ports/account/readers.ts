import type { DisplayChoices } from '../../../domain/account/display-choices.ts';
import type { Reader } from '../../../domain/account/reader.ts';
import type { ReaderErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** The comics profiles of users. */
export interface Readers {
  /** null if the user has no comics profile yet. */
  find(readerId: string): Promise<Result<Reader | null, Failure<ReaderErrorCode>>>;
  /** Creates the profile of the signed-in user with the platform's defaults. */
  create(): Promise<Result<Reader, Failure<ReaderErrorCode>>>;
  /** Absent fields keep their values. */
  savePreferences(
    readerId: string,
    changes: Partial<DisplayChoices>,
  ): Promise<Result<Reader, Failure<ReaderErrorCode>>>;
}
