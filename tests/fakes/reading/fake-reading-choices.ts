import type { ReadingChoices } from '../../../src/application/ports/reading/reading-choices.ts';
import type { ReadingChoice } from '../../../src/domain/reading/reading-choice.ts';

export class FakeReadingChoices implements ReadingChoices {
  readonly #kept = new Map<string, ReadingChoice>();

  find(kind: string): ReadingChoice | null {
    return this.#kept.get(kind) ?? null;
  }

  save(kind: string, choice: ReadingChoice): void {
    this.#kept.set(kind, choice);
  }
}
