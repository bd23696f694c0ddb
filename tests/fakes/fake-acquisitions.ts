import type { Acquisitions } from '../../src/application/ports/acquisitions.ts';
import type { Acquisition } from '../../src/domain/reader.ts';
import { Outage } from './outage.ts';

export class FakeAcquisitions extends Outage implements Acquisitions {
  readonly acquisitions: readonly Acquisition[];

  constructor(...acquisitions: readonly Acquisition[]) {
    super();
    this.acquisitions = acquisitions;
  }

  list() {
    return this.answerPrivately(() => this.acquisitions);
  }
}
