import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import type { AuthEmail } from './auth-email.ts';
import type { ProviderButtonsProps } from './provider-buttons.tsx';
import type { SignInProvidersPresenter } from './sign-in-providers-presenter.ts';

export type ProviderButtonsPart = Part<SignInProvidersPresenter, ProviderButtonsProps>;

/** Ways to authenticate other than a password. */
export interface AuthOptions {
  /** Contains the link that confirms the email address. */
  readonly confirmationEmail: AuthEmail;
  readonly providerButtons: Lazy<ProviderButtonsPart>;
}
