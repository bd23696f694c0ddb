import type { Person } from '../../../domain/catalogue/person.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/** The people who write and draw the issues. */
export interface People {
  /** Best match first, by name. */
  search(query: string, request: SliceRequest): Promise<Result<Slice<Person>, Failure<CatalogueErrorCode>>>;
}
