import type { PublicUser } from '../../../domain/account/public-user.ts';
import type { ReaderErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

/** The public data of users. Source: the identity service. */
export interface PublicUsers {
  /** Needs no session. Fails with USER.NOT_FOUND. */
  findByUsername(username: string): Promise<Result<PublicUser, Failure<ReaderErrorCode>>>;
}
