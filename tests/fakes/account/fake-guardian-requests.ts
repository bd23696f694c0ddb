import type { GuardianRequests } from '../../../src/application/ports/account/guardian-requests.ts';
import { isSameRequest, type RequestedProduct } from '../../../src/domain/account/guardian-request.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import { FakeService } from '../fake-service.ts';

/** The requests of one guided account. Counts the emails to its guardian. */
export class FakeGuardianRequests extends FakeService<CommonErrorCode> implements GuardianRequests {
  requests: readonly RequestedProduct[] = [];
  emailCount = 0;

  list() {
    return this.respond(() => this.requests);
  }

  send(product: RequestedProduct) {
    return this.respond<RequestedProduct>(() => {
      if (this.requests.some((each) => isSameRequest(each, product))) return product;
      this.requests = [product, ...this.requests];
      this.emailCount += 1;
      return product;
    });
  }
}
