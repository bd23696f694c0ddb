import type { PublisherApplicationErrorCode } from '../../../domain/error-code.ts';
import { type Failure, failures } from '../../../domain/failure.ts';
import type { PublisherApplication } from '../../../domain/publishing/private-publisher.ts';
import type { PublicationRequest } from '../../../domain/publishing/publication-request.ts';
import { failed, type Result } from '../../../domain/result.ts';
import type { PublisherApplications } from '../../ports/publishing/publisher-applications.ts';
import type { Session } from '../../ports/session/session.ts';

/** Asks staff to make the signed-in reader a publisher. Every reader may apply. */
export class ApplyAsPublisher {
  readonly #applications: PublisherApplications;
  readonly #session: Session;

  constructor(applications: PublisherApplications, session: Session) {
    this.#applications = applications;
    this.#session = session;
  }

  async execute(
    application: PublisherApplication,
  ): Promise<Result<PublicationRequest, Failure<PublisherApplicationErrorCode>>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    return this.#applications.submit(application);
  }
}
