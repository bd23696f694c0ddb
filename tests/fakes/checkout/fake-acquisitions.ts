import type {
  AcquiredIssuesRequest,
  Acquisitions,
} from '../../../src/application/ports/checkout/acquisitions.ts';
import type { Acquisition } from '../../../src/domain/account/reader.ts';
import type { AcquiredIssue } from '../../../src/domain/checkout/acquired-issue.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import { FakeService } from '../fake-service.ts';
import { sliceOf } from '../slice-of.ts';

export class FakeAcquisitions extends FakeService<CommonErrorCode> implements Acquisitions {
  /** The acquisitions of `list` with their issues, as `issues` returns them. */
  acquiredIssues: readonly AcquiredIssue[] = [];
  readonly acquisitions: readonly Acquisition[];

  constructor(...acquisitions: readonly Acquisition[]) {
    super();
    this.acquisitions = acquisitions;
  }

  list() {
    return this.respondIfSignedIn(() => this.acquisitions);
  }

  /** Keeps the order of `acquiredIssues`. */
  listIssues({ kind, ...request }: AcquiredIssuesRequest) {
    const ofKind = ({ expiresAt }: AcquiredIssue) => !kind || (kind === 'rent') === Boolean(expiresAt);
    return this.respondIfSignedIn(() => sliceOf(this.acquiredIssues.filter(ofKind), request));
  }
}
