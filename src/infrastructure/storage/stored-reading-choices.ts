import type { ReadingChoices } from '../../application/ports/reading/reading-choices.ts';
import type { ReadingChoice } from '../../domain/reading/reading-choice.ts';
import { hasFields, StoredJson } from './stored-json.ts';

/** The fields that older versions did not store are optional. */
type StoredChoice = Pick<ReadingChoice, 'mode' | 'direction' | 'fit'> & Partial<ReadingChoice>;

const isFit = (value: unknown): boolean => value === 'page' || value === 'width';

const isOptionalBoolean = (value: unknown): boolean => value === undefined || typeof value === 'boolean';

const isChoice = (value: unknown): value is StoredChoice =>
  hasFields(value, 'mode', 'direction', 'fit') &&
  (value.mode === 'paged' || value.mode === 'vertical') &&
  (value.direction === 'ltr' || value.direction === 'rtl') &&
  isFit(value.fit) &&
  (value.lowWindowFit === undefined || isFit(value.lowWindowFit)) &&
  isOptionalBoolean(value.showsPairs) &&
  isOptionalBoolean(value.animatesTurns);

export class StoredReadingChoices implements ReadingChoices {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  find(kind: string): ReadingChoice | null {
    const stored = this.#of(kind).load();
    return stored && { lowWindowFit: 'width', showsPairs: true, animatesTurns: false, ...stored };
  }

  save(kind: string, choice: ReadingChoice): void {
    this.#of(kind).save(choice);
  }

  #of(kind: string): StoredJson<StoredChoice> {
    return new StoredJson(this.#storage, `banca.reading.${kind}`, isChoice);
  }
}
