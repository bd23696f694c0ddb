import type { Recommendations } from '../../../src/application/ports/catalogue/recommendations.ts';
import type { Issue } from '../../../src/domain/catalogue/issue.ts';
import type { CatalogueErrorCode } from '../../../src/domain/error-code.ts';
import { FakeService } from '../fake-service.ts';

export class FakeRecommendations extends FakeService<CatalogueErrorCode> implements Recommendations {
  /** By the id of the issue whose readers have also read them. */
  readonly alsoRead = new Map<string, readonly Issue[]>();
  /** The ids of all calls in order. */
  readonly requests: string[] = [];

  listAlsoRead(issueId: string) {
    this.requests.push(issueId);
    return this.respond<readonly Issue[]>(() => this.alsoRead.get(issueId) ?? []);
  }
}
