import type { ReadingChoices } from '../../application/ports/reading/reading-choices.ts';
import type { ReadingChoice } from '../../domain/reading/reading-choice.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const isChoice = (value: unknown): value is ReadingChoice =>
  hasFields(value, 'mode', 'direction', 'fit') &&
  (value.mode === 'paged' || value.mode === 'vertical') &&
  (value.direction === 'ltr' || value.direction === 'rtl') &&
  (value.fit === 'page' || value.fit === 'width');

export class StoredReadingChoices implements ReadingChoices {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  find(kind: string): ReadingChoice | null {
    return this.#of(kind).load();
  }

  save(kind: string, choice: ReadingChoice): void {
    this.#of(kind).save(choice);
  }

  #of(kind: string): StoredJson<ReadingChoice> {
    return new StoredJson(this.#storage, `banca.reading.${kind}`, isChoice);
  }
}
