import type {
  PublicationRequestFilter,
  PublicationRequests,
} from '../../../src/application/ports/requests/publication-requests.ts';
import type { PublicationRequestErrorCode } from '../../../src/domain/error-code.ts';
import {
  type PublicationDecision,
  type PublicationRequest,
  requestAccess,
} from '../../../src/domain/publishing/publication-request.ts';
import type { PublicationRequestDetail } from '../../../src/domain/publishing/publication-request-detail.ts';
import { FailureError } from '../publishing/failure-error.ts';
import { FakePublishingService } from '../publishing/fake-publishing-service.ts';
import type { FakeEditor } from '../publishing/fake-publishing-store.ts';
import { sliceOf } from '../slice-of.ts';
import { toDetail, toRequest } from './to-detail.ts';

/** The requests of a store that other fakes may share. */
export class FakePublicationRequests
  extends FakePublishingService<PublicationRequestErrorCode>
  implements PublicationRequests
{
  list({ kind, state, ...slice }: PublicationRequestFilter) {
    const { viewers, staff } = requestAccess[kind];
    return this.runAs(
      viewers,
      (editor) => {
        const visible = this.store.requests.filter(
          (request) =>
            request.kind === kind &&
            (state === undefined || request.state === state) &&
            this.#isVisible(request, editor),
        );
        const isWaiting = (request: PublicationRequest) => request.state === 'waiting';
        const waiting = visible.filter(isWaiting).reverse();
        const answered = visible.filter((request) => !isWaiting(request));
        return sliceOf([...waiting, ...answered].map(toRequest), slice);
      },
      staff,
    );
  }

  find(requestId: string) {
    return this.runAs<PublicationRequestDetail>('REQUESTS', () => {
      const request = this.#find(requestId);
      const { viewers, staff } = requestAccess[request.kind];
      const editor = this.requireAccess(viewers, staff);
      if (!this.#isVisible(request, editor)) throw new FailureError('forbidden');
      return toDetail(this.store, request, editor);
    });
  }

  answer(requestId: string, decision: PublicationDecision) {
    return this.runAs('REQUESTS_STAFF', () => {
      const request = this.#find(requestId);
      this.requireAccess(requestAccess[request.kind].staff);
      if (request.state !== 'waiting') throw new FailureError('CONTENT.ANSWERED_REQUEST');
      if (!decision.isApproved && decision.reason.trim() === '') throw new FailureError('REQUEST.INVALID');
      const answered: typeof request = {
        ...request,
        state: decision.isApproved ? 'approved' : 'rejected',
        reason: decision.isApproved ? null : decision.reason,
        answeredAt: new Date().toISOString(),
      };
      this.store.requests = this.store.requests.map((each) => (each === request ? answered : each));
      if (decision.isApproved) this.store.publishContent(request);
      return toRequest(answered);
    });
  }

  #find(requestId: string) {
    const request = this.store.requests.find(({ id }) => id === requestId);
    if (!request) throw new FailureError('CONTENT.NO_REQUEST');
    return request;
  }

  #isVisible(
    { publisher, submittedBy }: PublicationRequest & { readonly submittedBy: string },
    { id, isStaff }: FakeEditor,
  ): boolean {
    const ownIds = this.store.publisherIdsByMember.get(id) ?? [];
    return isStaff || (publisher ? ownIds.includes(publisher.id) : submittedBy === id);
  }
}
