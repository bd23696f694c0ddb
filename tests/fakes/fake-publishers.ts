import type { Publishers } from '../../src/application/ports/publishers.ts';
import type { Publisher } from '../../src/domain/publisher.ts';
import type { SliceRequest } from '../../src/domain/slice.ts';
import { Outage } from './outage.ts';
import { sliceOf } from './slice-of.ts';

export class FakePublishers extends Outage implements Publishers {
  readonly publishers: readonly Publisher[];

  constructor(...publishers: readonly Publisher[]) {
    super();
    this.publishers = publishers;
  }

  list(request: SliceRequest) {
    return this.answer(() => sliceOf(this.publishers, request));
  }
}
