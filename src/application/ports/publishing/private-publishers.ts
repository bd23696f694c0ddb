import type { PrivatePublisherErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { EntityVersion } from '../../../domain/publishing/entity-version.ts';
import type {
  NewPublisher,
  PrivatePublisher,
  PublisherChanges,
  PublisherShare,
} from '../../../domain/publishing/private-publisher.ts';
import type { Result } from '../../../domain/result.ts';
import type { Slice, SliceRequest } from '../../../domain/slice.ts';

/**
 * Publishers for their members and staff. Readers get changes by staff at once. A change by a member becomes a request
 * for approval. For others every method fails with `failures.forbidden`.
 */
export interface PrivatePublishers {
  /** The publishers that the caller is a member of, for staff all of them, by name. Inactive ones are included. */
  list(request: SliceRequest): Promise<Result<Slice<PrivatePublisher>, Failure<PrivatePublisherErrorCode>>>;
  /**
   * For staff. Fails with PUBLISHER.EXISTING_USERNAME, also if a waiting application has the username, USER.NOT_FOUND for
   * an unknown owner, CONTENT.INVALID_FILE if the picture is not an image, or REQUEST.INVALID for an invalid tax number.
   */
  create(publisher: NewPublisher): Promise<Result<PrivatePublisher, Failure<PrivatePublisherErrorCode>>>;
  /**
   * Fails with PUBLISHER.NOT_FOUND, REQUEST.VERSION_MISMATCH if the publisher has another version, SERIES.NOT_FOUND if the
   * featured series is not its own, CONTENT.WAITING_APPROVAL while a request is waiting, and for members with
   * PUBLISHER.NOT_ACTIVE, CONTENT.REQUEST_ON_APPROVED if they change nothing, or `failures.forbidden` if they change what
   * only staff can change.
   */
  change(
    publisher: EntityVersion,
    changes: PublisherChanges,
  ): Promise<Result<PrivatePublisher, Failure<PrivatePublisherErrorCode>>>;
  /** For staff. Fails with PUBLISHER.NOT_FOUND, or REQUEST.INVALID for a month that is over. */
  setShare(
    publisherId: string,
    share: PublisherShare,
  ): Promise<Result<PrivatePublisher, Failure<PrivatePublisherErrorCode>>>;
}
