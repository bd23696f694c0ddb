import type { PrivateSeriesErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type {
  PrivateSeries,
  PrivateSeriesTexts,
  SeriesDescriptorChange,
} from '../../../domain/publishing/private-series.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/**
 * Series for their publishers and staff. Readers get changes by staff at once. A change by a publisher becomes a request
 * for approval. Members of a publisher use its series only; for others every method fails with `failures.forbidden`.
 */
export interface PrivateSeriesCollection {
  /**
   * For staff: readers get the series at once. Fails with PUBLISHER.NOT_FOUND, PUBLISHER.NOT_ACTIVE, or
   * SERIES.EXISTING_SLUG, also if a waiting request has the slug.
   */
  create(
    publisherId: string,
    texts: PrivateSeriesTexts,
  ): Promise<Result<PrivateSeries, Failure<PrivateSeriesErrorCode>>>;
  /** For members of the publisher: asks staff to approve a new series. Fails with the codes of `create`. */
  propose(
    publisherId: string,
    texts: PrivateSeriesTexts,
  ): Promise<Result<PrivateSeries, Failure<PrivateSeriesErrorCode>>>;
  /** Fails with SERIES.NOT_FOUND. */
  find(seriesId: string): Promise<Result<PrivateSeries, Failure<PrivateSeriesErrorCode>>>;
  /** All series of a publisher, approved or not, by title. Fails with PUBLISHER.NOT_FOUND. */
  list(
    publisherId: string,
    request: SliceRequest,
  ): Promise<Result<Slice<PrivateSeries>, Failure<PrivateSeriesErrorCode>>>;
  /**
   * Absent texts keep their values; before the first approval, those that were rejected. Fails with SERIES.NOT_FOUND,
   * SERIES.EXISTING_SLUG, CONTENT.WAITING_APPROVAL while a request is waiting, CONTENT.REQUEST_ON_APPROVED if a publisher
   * changes nothing, or PUBLISHER.NOT_ACTIVE.
   */
  change(
    seriesId: string,
    changes: Partial<PrivateSeriesTexts>,
  ): Promise<Result<PrivateSeries, Failure<PrivateSeriesErrorCode>>>;
  /**
   * Changes how a series is presented in one language. Fails with CONTENT.INVALID_FILE if the cover is not an image, and
   * with the codes of `change`.
   */
  changeDescriptor(
    seriesId: string,
    descriptor: SeriesDescriptorChange,
  ): Promise<Result<PrivateSeries, Failure<PrivateSeriesErrorCode>>>;
}
