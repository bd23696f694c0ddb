import type { Failure } from '../../domain/failure.ts';
import type { Publisher } from '../../domain/publisher.ts';
import type { Result } from '../../domain/result.ts';
import type { Slice, SliceRequest } from '../../domain/slice.ts';

/** Who publishes. Source: platform.md §7, Publishers. */
export interface Publishers {
  list(request: SliceRequest): Promise<Result<Slice<Publisher>, Failure>>;
}
