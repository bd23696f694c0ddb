import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import type { AuthLetter } from './auth-letter.ts';
import type { ExternalEntriesProps } from './external-entries.tsx';
import type { ExternalEntriesPresenter } from './external-entries-presenter.ts';

export type ExternalEntriesPart = Part<ExternalEntriesPresenter, ExternalEntriesProps>;

/** What else leads in beside a password. */
export interface AuthWaysIn {
  /** The one whose link confirms the e-mail address. */
  readonly letter: AuthLetter;
  readonly external: Lazy<ExternalEntriesPart>;
}
