import type { GuardianRequests } from '../../../src/application/ports/account/guardian-requests.ts';
import { isSameRequest, type RequestedProduct } from '../../../src/domain/account/guardian-request.ts';
import type { GuardianRequestErrorCode } from '../../../src/domain/error-code.ts';
import { failed } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';

/** The requests of one guided account. Without a session check, the caller is guided. */
export class FakeGuardianRequests extends FakeService<GuardianRequestErrorCode> implements GuardianRequests {
  requests: readonly RequestedProduct[] = [];
  /** The account with a guardian. null: every account has one. */
  childId: string | null = null;
  /** What is sold. null: everything. */
  soldIds: readonly string[] | null = null;
  listCount = 0;
  /** Number of emails to the guardian. */
  emailCount = 0;

  list() {
    this.listCount += 1;
    return this.respondIfSignedIn(() => (this.#isGuided ? this.requests : []));
  }

  send(product: RequestedProduct) {
    return this.respondIfSignedIn<RequestedProduct>(() => {
      if (!this.#isGuided) return failed(serviceFailure('USER.NOT_GUIDED'));
      if (this.soldIds && !this.soldIds.includes(product.id)) {
        return failed(serviceFailure(product.kind === 'issue' ? 'ISSUE.NOT_FOUND' : 'PLAN.NOT_FOUND'));
      }
      if (this.requests.some((each) => isSameRequest(each, product))) return product;
      this.requests = [product, ...this.requests];
      this.emailCount += 1;
      return product;
    });
  }

  get #isGuided(): boolean {
    return this.childId === null || this.sessionCheck?.session.current?.readerId === this.childId;
  }
}
