import type { PublisherApplicationErrorCode } from '../../../domain/error-code.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import type { PublicationRequest } from '../../../domain/publishing/publication-request.ts';
import { failed, type Result } from '../../../domain/result.ts';
import type { PublisherApplications } from '../../ports/publishing/publisher-applications.ts';
import type { Session } from '../../ports/session/session.ts';

/** Finds the newest application of the signed-in reader to become a publisher. */
export class FindPublisherApplication {
  readonly #applications: PublisherApplications;
  readonly #session: Session;

  constructor(applications: PublisherApplications, session: Session) {
    this.#applications = applications;
    this.#session = session;
  }

  async execute(): Promise<Result<PublicationRequest | null, Failure<PublisherApplicationErrorCode>>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    return this.#applications.findOwn();
  }
}
