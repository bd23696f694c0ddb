import type { ReadingChoice } from '../../../domain/reading/reading-choice.ts';

/** How each kind of issue (see `readingKind`) is read on this device, where its reader chose so. */
export interface ReadingChoices {
  find(kind: string): ReadingChoice | null;
  save(kind: string, choice: ReadingChoice): void;
}
