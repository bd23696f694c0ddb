/**
 * One JSON value under one key of the device's storage. What cannot be read or kept (private mode, a full
 * or forbidden storage, another version's shape) counts as absent: the app works, it only forgets.
 */
export class StoredJson<Value> {
  readonly #storage: Storage;
  readonly #key: string;
  readonly #isValid: (value: unknown) => value is Value;

  constructor(storage: Storage, key: string, isValid: (value: unknown) => value is Value) {
    this.#storage = storage;
    this.#key = key;
    this.#isValid = isValid;
  }

  load(): Value | null {
    try {
      const value: unknown = JSON.parse(this.#storage.getItem(this.#key) ?? 'null');
      return this.#isValid(value) ? value : null;
    } catch {
      return null;
    }
  }

  /** Tells whether it was kept. Where it was not, the value lives on in memory as far as its owner keeps it. */
  save(value: Value): boolean {
    try {
      this.#storage.setItem(this.#key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  clear(): void {
    try {
      this.#storage.removeItem(this.#key);
    } catch {
      // As above.
    }
  }
}

/** True for an object that has all these fields. */
export const hasFields = (value: unknown, ...fields: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);
