import type { AuthLetter } from './auth-letter.ts';
import type { ExternalEntriesPresenter } from './external-entries-presenter.ts';

/** What else leads in beside a password. */
export interface AuthWaysIn {
  /** The one whose link confirms the e-mail address. */
  readonly letter: AuthLetter;
  readonly external: ExternalEntriesPresenter;
}
