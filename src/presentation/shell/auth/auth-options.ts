import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import type { AuthEmail } from './auth-email.ts';
import type { ExternalEntriesProps } from './external-entries.tsx';
import type { ExternalEntriesPresenter } from './external-entries-presenter.ts';

export type ExternalEntriesPart = Part<ExternalEntriesPresenter, ExternalEntriesProps>;

/** Ways to authenticate other than a password. */
export interface AuthOptions {
  /** Contains the link that confirms the email address. */
  readonly confirmationEmail: AuthEmail;
  readonly external: Lazy<ExternalEntriesPart>;
}
