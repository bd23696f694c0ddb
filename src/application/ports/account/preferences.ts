import type { DisplayChoices } from '../../../domain/account/display-choices.ts';

/** Display choices made on this device. The app starts with them, before it knows whether there is a session. */
export interface Preferences extends DisplayChoices {
  /** Absent fields keep their values. */
  save(choices: Partial<DisplayChoices>): void;
  /** Keeps the choices of a signed-in reader until they are saved in the profile. */
  saveUnsynced(readerId: string, choices: Partial<DisplayChoices>): void;
  /** The choices of this reader since the app was opened, and earlier ones that are not synced to the profile. */
  findByReader(readerId: string): Partial<DisplayChoices>;
  /** Marks choices as saved in the profile, so that the next start does not send them again. */
  markSynced(readerId: string, choices: Partial<DisplayChoices>): void;
}
