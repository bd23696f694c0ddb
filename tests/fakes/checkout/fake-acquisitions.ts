import type { Acquisitions } from '../../../src/application/ports/checkout/acquisitions.ts';
import type { Acquisition } from '../../../src/domain/account/reader.ts';
import type { AcquiredIssue } from '../../../src/domain/checkout/acquired-issue.ts';
import type { CommonErrorCode } from '../../../src/domain/error-code.ts';
import type { SliceRequest } from '../../../src/domain/slice.ts';
import { FakeService } from '../fake-service.ts';
import { sliceOf } from '../slice-of.ts';

export class FakeAcquisitions extends FakeService<CommonErrorCode> implements Acquisitions {
  /** Acquisitions with their issues, for lists that show them. */
  shown: readonly AcquiredIssue[] = [];
  readonly acquisitions: readonly Acquisition[];

  constructor(...acquisitions: readonly Acquisition[]) {
    super();
    this.acquisitions = acquisitions;
  }

  list() {
    return this.answerPrivately(() => this.acquisitions);
  }

  issues(request: SliceRequest) {
    return this.answerPrivately(() => sliceOf(this.shown, request));
  }
}
