import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import type { AuthEmail } from './auth-email.ts';
import type { ExternalEntriesProps } from './external-entries.tsx';
import type { ExternalEntriesPresenter } from './external-entries-presenter.ts';

export type ExternalEntriesPart = Part<ExternalEntriesPresenter, ExternalEntriesProps>;

/** What else leads in beside a password. */
export interface AuthOptions {
  /** The one whose link confirms the e-mail address. */
  readonly confirmationEmail: AuthEmail;
  readonly external: Lazy<ExternalEntriesPart>;
}
