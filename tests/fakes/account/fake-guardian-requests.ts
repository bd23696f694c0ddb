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

/** The requests of guided accounts. Without a session check, the caller is guided, and is the guardian too. */
export class FakeGuardianRequests extends FakeService<GuardianRequestErrorCode> implements GuardianRequests {
  requests: readonly GuardianRequest[] = [];
  /** The accounts with a guardian. null: every account has one. */
  childIds: readonly string[] | null = null;
  /** The account that may answer. null: every account. */
  guardianId: string | null = null;
  /** Whose requests that account answers. null: those of all children. */
  guidedIds: readonly string[] | null = null;
  /** What is sold. null: everything. */
  soldIds: readonly string[] | null = null;
  /** The issues above the rating of the child. */
  blockedIds: readonly string[] = [];
  listCount = 0;
  /** Number of emails to the guardian. */
  emailCount = 0;
  /** Who sent a request, by its id. Requests of a test's setup belong to every child. */
  readonly #senders = new Map<string, string>();

  list() {
    this.listCount += 1;
    return this.respondIfSignedIn<readonly GuardianRequest[]>(() => (this.#isGuided ? this.#own : []));
  }

  send(product: RequestedProduct) {
    return this.respondIfSignedIn<GuardianRequest>(() => {
      if (!this.#isGuided) return failed(serviceFailure('USER.NOT_GUIDED'));
      if (this.soldIds && !this.soldIds.includes(product.id)) {
        return failed(serviceFailure(product.kind === 'issue' ? 'ISSUE.NOT_FOUND' : 'PLAN.NOT_FOUND'));
      }
      const open = this.#own.find((each) => each.answer === null && isSameProduct(each.product, product));
      if (open) return open;
      const request = buildGuardianRequest({
        id: `request-${this.requests.length + 1}`,
        product,
        purpose: this.blockedIds.includes(product.id) ? 'rating' : 'purchase',
      });
      this.requests = [request, ...this.requests];
      this.#senders.set(request.id, this.#readerId);
      this.emailCount += 1;
      return request;
    });
  }

  listOfChildren() {
    return this.respondIfSignedIn<readonly ChildRequest[]>(() =>
      this.#isGuardian
        ? this.requests.filter(this.#isOfGuided).map((request) => buildChildRequest(request))
        : [],
    );
  }

  answer(requestId: string, answer: RequestAnswer) {
    return this.respondIfSignedIn<GuardianRequest>(() => {
      const request = this.requests.find(({ id }) => id === requestId);
      if (!request || !this.#isGuardian || !this.#isOfGuided(request))
        return failed(serviceFailure('GUIDANCE.NO_REQUEST'));
      const answered = { ...request, answer, answeredAt: '2026-03-27T13:00:00Z' };
      this.requests = this.requests.map((each) => (each === request ? answered : each));
      return answered;
    });
  }

  get #readerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? '';
  }

  get #own(): readonly GuardianRequest[] {
    return this.requests.filter(({ id }) => (this.#senders.get(id) ?? this.#readerId) === this.#readerId);
  }

  get #isGuided(): boolean {
    return this.childIds?.includes(this.#readerId) ?? true;
  }

  get #isGuardian(): boolean {
    return this.guardianId === null || this.#readerId === this.guardianId;
  }

  readonly #isOfGuided = ({ id }: GuardianRequest): boolean => {
    const sender = this.#senders.get(id);
    return sender === undefined || (this.guidedIds?.includes(sender) ?? true);
  };
}
