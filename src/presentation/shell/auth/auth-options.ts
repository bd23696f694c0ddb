import type { Lazy, Part } from '../../ui/lazy-loading/lazy.ts';
import type { AuthEmail } from './auth-email.ts';
import type { ProviderButtonsProps } from './provider-buttons.tsx';
import type { SignInProvidersPresenter } from './sign-in-providers-presenter.ts';

export type ProviderButtonsPart = Part<SignInProvidersPresenter, ProviderButtonsProps>;

/** What the sign-in and sign-up screens offer besides their form. */
export interface AuthOptions {
  /** The email with the link that confirms the address. */
  readonly confirmationEmail: AuthEmail;
  readonly providerButtons: Lazy<ProviderButtonsPart>;
}
