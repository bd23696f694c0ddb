import type { PublisherApplicationErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { PublisherApplication } from '../../../domain/publishing/private-publisher.ts';
import type { PublicationRequest } from '../../../domain/publishing/publication-request.ts';
import type { Result } from '../../../domain/result.ts';

/** Applications of readers who want to become publishers. Staff answer them with `PublicationRequests`. */
export interface PublisherApplications {
  /**
   * Asks staff to make the caller a publisher. An approval creates the publisher with the caller as its member. Fails
   * with CONTENT.EXISTING_REQUEST while another application of the caller is waiting, USER.PARENT_PERMISSION for a guided
   * account, PUBLISHER.EXISTING_USERNAME, CONTENT.INVALID_FILE if the picture is not an image, or REQUEST.INVALID for an
   * invalid tax number.
   */
  submit(
    application: PublisherApplication,
  ): Promise<Result<PublicationRequest, Failure<PublisherApplicationErrorCode>>>;
  /** The newest application of the caller with its answer. Null if the caller has never applied. */
  findOwn(): Promise<Result<PublicationRequest | null, Failure<PublisherApplicationErrorCode>>>;
}
