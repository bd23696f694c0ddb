import type { RequestErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { PostalAddress } from '../../../domain/postal/postal-address.ts';
import type { Result } from '../../../domain/result.ts';

/** Finds the address of a postal code, within 30 seconds. */
export interface PostalLookup {
  /** `digits`: 8 of them. null: there is no such code. Fails where the service does not answer: the address is typed then. */
  find(digits: string): Promise<Result<PostalAddress | null, Failure<RequestErrorCode>>>;
}
