import type { PublisherApplications } from '../../../src/application/ports/publishing/publisher-applications.ts';
import type { PublisherApplicationErrorCode } from '../../../src/domain/error-code.ts';
import type { PublisherApplication } from '../../../src/domain/publishing/private-publisher.ts';
import type { PublicationRequest } from '../../../src/domain/publishing/publication-request.ts';
import { toRequest } from '../requests/to-detail.ts';
import { FailureError } from './failure-error.ts';
import { examinePublisher, requireFreeUsername } from './fake-publisher.ts';
import { FakePublishingService } from './fake-publishing-service.ts';

/** The applications in a store that other fakes may share. Without a session check, all are those of one reader. */
export class FakePublisherApplications
  extends FakePublishingService<PublisherApplicationErrorCode>
  implements PublisherApplications
{
  submit(application: PublisherApplication) {
    return this.runAsReader((readerId) => {
      if (this.store.guidedIds.has(readerId)) throw new FailureError('USER.PARENT_PERMISSION');
      if (this.#findOwn(readerId)?.state === 'waiting') throw new FailureError('CONTENT.EXISTING_REQUEST');
      const picture = examinePublisher(application);
      requireFreeUsername(this.store, application.username);
      this.store.addRequest({
        kind: 'publisher',
        subjectId: this.store.createId('publisher'),
        isChanged: true,
        name: application.name,
        publisher: null,
        content: { ...application, picture },
        submittedBy: readerId,
      });
      return this.#findOwn(readerId) as PublicationRequest;
    });
  }

  findOwn() {
    return this.runAsReader((readerId) => this.#findOwn(readerId));
  }

  #findOwn(readerId: string): PublicationRequest | null {
    const request = this.store.requests.find(
      ({ kind, publisher, submittedBy }) =>
        kind === 'publisher' && publisher === null && submittedBy === readerId,
    );
    return request ? toRequest(request) : null;
  }
}
