import type { Readings } from '../../src/application/ports/readings.ts';
import type { Issue } from '../../src/domain/issue.ts';
import type { Reading, ReadingPosition } from '../../src/domain/reading.ts';
import type { SliceRequest } from '../../src/domain/slice.ts';
import { Outage } from './outage.ts';
import { sliceOf } from './slice-of.ts';

export class FakeReadings extends Outage implements Readings {
  top: readonly Issue[] = [];
  readings: readonly Reading[] = [];
  readonly told: (ReadingPosition & { readonly issueId: string })[] = [];

  topIssues(request: SliceRequest) {
    return this.answer(() => sliceOf(this.top, request));
  }

  ofUser(_userId: string, request: SliceRequest) {
    return this.answer(() => sliceOf(this.readings, request));
  }

  tell(issueId: string, position: ReadingPosition) {
    return this.answer<void>(() => {
      this.told.push({ issueId, ...position });
    });
  }
}
