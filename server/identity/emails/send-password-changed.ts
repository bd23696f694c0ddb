import type { Language } from '../../http/language.ts';
import type { Account } from '../accounts/accounts.ts';
import type { IdentityService } from '../service.ts';
import { writeEmail } from './write-email.ts';

/** Notifies the owner of an account, because somebody else may have changed the password. */
export function sendPasswordChanged(
  { mail, site }: Pick<IdentityService, 'mail' | 'site'>,
  { email }: Pick<Account, 'email'>,
  language: Language,
): void {
  if (email === null) return;
  const link = `${site()}/auth/forgot-password`;
  mail.send(writeEmail({ kind: 'passwordChanged', to: email, language, link }));
}
