import type { MarketMemory } from '../../application/ports/account/market-memory.ts';
import { hasFields, StoredJson } from './stored-json.ts';

interface ReaderMarket {
  readonly readerId: string;
  readonly market: string;
}

const isReaderMarket = (value: unknown): value is ReaderMarket =>
  hasFields(value, 'readerId', 'market') &&
  typeof value.readerId === 'string' &&
  typeof value.market === 'string';

/** The market of the last reader of this device. */
export class StoredMarket implements MarketMemory {
  readonly #stored: StoredJson<ReaderMarket>;

  constructor(storage: Storage) {
    this.#stored = new StoredJson(storage, 'banca.market', isReaderMarket);
  }

  find(readerId: string): string | null {
    const stored = this.#stored.load();
    return stored?.readerId === readerId ? stored.market : null;
  }

  save(readerId: string, market: string): void {
    this.#stored.save({ readerId, market });
  }
}
