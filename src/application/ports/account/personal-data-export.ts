import type { PersonalDataFile, PersonalDataFormat } from '../../../domain/account/personal-data.ts';
import type { PersonalDataErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/**
 * Everything that the services store about a reader, without secrets. For readers and their guardians. In a session older
 * than ten minutes it needs `password`, the caller's: without it the failure is USER.PASSWORD_REQUIRED, or
 * USER.SIGN_IN_AGAIN if the account has no password; with a wrong one it is USER.WRONG_PASSWORD. Rule 120.
 */
export interface PersonalDataExport {
  download(
    readerId: string,
    format: PersonalDataFormat,
    password?: string,
  ): Promise<Result<PersonalDataFile, Failure<PersonalDataErrorCode>>>;
}
