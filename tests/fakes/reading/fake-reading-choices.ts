import type { ReadingChoices } from '../../../src/application/ports/reading/reading-choices.ts';
import type { ReadingChoice } from '../../../src/domain/reading/reading-choice.ts';

export class FakeReadingChoices implements ReadingChoices {
  readonly #choices = new Map<string, ReadingChoice>();

  find(kind: string): ReadingChoice | null {
    return this.#choices.get(kind) ?? null;
  }

  save(kind: string, choice: ReadingChoice): void {
    this.#choices.set(kind, choice);
  }
}
