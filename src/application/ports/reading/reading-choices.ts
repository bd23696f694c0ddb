import type { ReadingChoice } from '../../../domain/reading/reading-choice.ts';

/** The reading settings that were chosen on this device for each kind of issue (`readingKind`). */
export interface ReadingChoices {
  find(kind: string): ReadingChoice | null;
  save(kind: string, choice: ReadingChoice): void;
}
