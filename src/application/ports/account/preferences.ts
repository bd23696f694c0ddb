import type { DisplayChoices } from '../../../domain/account/display-choices.ts';

/** What was chosen on this device: the app begins with that, before anybody is known to be signed in. */
export interface Preferences extends DisplayChoices {
  /** What is absent stays. */
  keep(choices: Partial<DisplayChoices>): void;
  /** Keeps what a signed-in reader chose until their profile has it. */
  keepFor(readerId: string, choices: Partial<DisplayChoices>): void;
  /** What this reader chose since the app was opened, or before without it reaching their profile. */
  chosenBy(readerId: string): Partial<DisplayChoices>;
  /** The profile has these: the next start need not tell them. */
  markSynced(readerId: string, choices: Partial<DisplayChoices>): void;
}
