import type { RequestErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { PostalAddress } from '../../../domain/postal/postal-address.ts';
import type { Result } from '../../../domain/result.ts';

/** Finds the address of a postal code, within 30 seconds. */
export interface PostalLookup {
  /** `digits`: 8 digits. null: the code does not exist. After a failure the reader enters the address. */
  find(digits: string): Promise<Result<PostalAddress | null, Failure<RequestErrorCode>>>;
}
