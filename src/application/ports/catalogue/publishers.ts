import type { Publisher } from '../../../domain/catalogue/publisher.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

export interface Publishers {
  /** By priority and name. */
  list(request: SliceRequest): Promise<Result<Slice<Publisher>, Failure<CatalogueErrorCode>>>;
  /** Those of a priority and of higher ones, by priority and name; only those of exactly this one if `isExact`. */
  listByPriority(
    priority: number,
    request: SliceRequest & { readonly isExact?: boolean },
  ): Promise<Result<Slice<Publisher>, Failure<CatalogueErrorCode>>>;
  findByUsername(username: string): Promise<Result<Publisher, Failure<CatalogueErrorCode>>>;
  /** Best match first. */
  search(
    query: string,
    request: SliceRequest,
  ): Promise<Result<Slice<Publisher>, Failure<CatalogueErrorCode>>>;
}
