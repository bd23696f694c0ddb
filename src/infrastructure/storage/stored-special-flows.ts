import type { SpecialFlow, SpecialFlows } from '../../application/ports/operator-link/special-flows.ts';
import { StoredJson } from './stored-json.ts';

const isInstant = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Uses one key for each flow and user. Without storage, the times are kept in memory. */
export class StoredSpecialFlows implements SpecialFlows {
  readonly #storage: Storage;
  readonly #shown = new Map<string, Date>();

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  findLastShown(flow: SpecialFlow, readerId: string): Date | null {
    const key = keyOf(flow, readerId);
    const stored = this.#of(key).load();
    return stored === null ? (this.#shown.get(key) ?? null) : new Date(stored);
  }

  markShown(flow: SpecialFlow, readerId: string, at: Date): void {
    const key = keyOf(flow, readerId);
    this.#shown.set(key, at);
    this.#of(key).save(at.getTime());
  }

  #of(key: string): StoredJson<number> {
    return new StoredJson(this.#storage, key, isInstant);
  }
}

const keyOf = (flow: SpecialFlow, readerId: string): string => `banca.special-flow.${flow}.${readerId}`;
