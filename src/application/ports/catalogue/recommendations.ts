import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { CatalogueErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';

export interface Recommendations {
  /** What the readers of an issue have also read, best first. Never what only one of them has read. */
  listAlsoRead(issueId: string): Promise<Result<readonly Issue[], Failure<CatalogueErrorCode>>>;
}
