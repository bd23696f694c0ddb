import type { Readers } from '../../src/application/ports/readers.ts';
import type { Reader } from '../../src/domain/reader.ts';
import { Outage } from './outage.ts';

export const someReader = (differences: Partial<Reader> = {}): Reader => ({
  dragonId: 'ana',
  preferences: { language: 'pt-br', theme: 'dark' },
  market: 'brazil',
  currency: 'BRL',
  parentDragonId: null,
  parentalSettings: { isActive: false },
  svaBond: null,
  subscription: null,
  scheduledSubscription: null,
  expiredSubscription: null,
  ...differences,
});

/** Whoever is signed in is Ana. */
export class FakeReaders extends Outage implements Readers {
  reader: Reader | null;

  constructor(reader: Reader | null = null) {
    super();
    this.reader = reader;
  }

  find(userId: string) {
    return this.answerPrivately(() => (this.reader?.dragonId === userId ? this.reader : null));
  }

  create() {
    return this.answerPrivately(() => {
      this.reader ??= someReader();
      return this.reader;
    });
  }
}
