/**
 * One JSON value under one key of a storage. A value that cannot be read or stored (private mode, a full or forbidden
 * storage, the format of another version) counts as absent, so that the app works without storage.
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

  /** Returns false if the value could not be stored. The caller may then keep it in memory. */
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
      // A forbidden storage holds no value.
    }
  }
}

/** True for an object that has all these fields. */
export const hasFields = (value: unknown, ...fields: readonly string[]): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && fields.every((field) => field in value);
