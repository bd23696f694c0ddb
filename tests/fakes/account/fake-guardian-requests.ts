import type { GuardianRequests } from '../../../src/application/ports/account/guardian-requests.ts';
import {
  type ChildRequest,
  type GuardianRequest,
  isSameProduct,
  type RequestAnswer,
  type RequestedProduct,
} from '../../../src/domain/account/guardian-request.ts';
import type { GuardianRequestErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

export const buildGuardianRequest = (overrides: Partial<GuardianRequest> = {}): GuardianRequest => ({
  id: 'request-1',
  product: { kind: 'issue', id: 'issue-1' },
  purpose: 'purchase',
  requestedAt: '2026-03-27T12:00:00Z',
  answer: null,
  answeredAt: null,
  ...overrides,
});

const buildChildRequest = (overrides: Partial<ChildRequest> = {}): ChildRequest => ({
  ...buildGuardianRequest(),
  child: { id: 'tico', nickname: 'Tico' },
  details: { name: 'Nanquim', path: '/issue/nanquim-1', parentalRating: '12', cover: null, prices: [] },
  ...overrides,
});

/** The requests of one guided account. Without a session check, the caller is guided, and is the guardian too. */
export class FakeGuardianRequests extends FakeService<GuardianRequestErrorCode> implements GuardianRequests {
  requests: readonly GuardianRequest[] = [];
  /** The accounts with a guardian. null: every account has one. */
  childIds: readonly string[] | null = null;
  /** Its guardian. null: every account is. */
  guardianId: string | null = null;
  /** What is sold. null: everything. */
  soldIds: readonly string[] | null = null;
  /** The issues above the rating of the child. */
  blockedIds: readonly string[] = [];
  listCount = 0;
  /** Number of emails to the guardian. */
  emailCount = 0;

  list() {
    this.listCount += 1;
    return this.respondIfSignedIn<readonly GuardianRequest[]>(() => (this.#isGuided ? this.requests : []));
  }

  send(product: RequestedProduct) {
    return this.respondIfSignedIn<GuardianRequest>(() => {
      if (!this.#isGuided) return failed(serviceFailure('USER.NOT_GUIDED'));
      if (this.soldIds && !this.soldIds.includes(product.id)) {
        return failed(serviceFailure(product.kind === 'issue' ? 'ISSUE.NOT_FOUND' : 'PLAN.NOT_FOUND'));
      }
      const open = this.requests.find((each) => each.answer === null && isSameProduct(each.product, product));
      if (open) return open;
      const request = buildGuardianRequest({
        id: `request-${this.requests.length + 1}`,
        product,
        purpose: this.blockedIds.includes(product.id) ? 'rating' : 'purchase',
      });
      this.requests = [request, ...this.requests];
      this.emailCount += 1;
      return request;
    });
  }

  listOfChildren() {
    return this.respondIfSignedIn<readonly ChildRequest[]>(() =>
      this.#isGuardian ? this.requests.map((request) => buildChildRequest(request)) : [],
    );
  }

  answer(requestId: string, answer: RequestAnswer) {
    return this.respondIfSignedIn<GuardianRequest>(() => {
      const request = this.requests.find(({ id }) => id === requestId);
      if (!request || !this.#isGuardian) return failed(serviceFailure('GUIDANCE.NO_REQUEST'));
      const answered = { ...request, answer, answeredAt: '2026-03-27T13:00:00Z' };
      this.requests = this.requests.map((each) => (each === request ? answered : each));
      return answered;
    });
  }

  get #isGuided(): boolean {
    const readerId = this.sessionCheck?.session.current?.readerId ?? '';
    return this.childIds?.includes(readerId) ?? true;
  }

  get #isGuardian(): boolean {
    return this.guardianId === null || this.sessionCheck?.session.current?.readerId === this.guardianId;
  }
}
