import type { Language } from '../../http/language.ts';
import type { Account } from '../accounts/accounts.ts';
import type { IdentityService } from '../service.ts';
import { writeEmail } from './write-email.ts';

export type SecondFactorNotice =
  | 'secondFactorOn'
  | 'secondFactorOff'
  | 'recoveryCodeUsed'
  | 'recoveryCodesRenewed';

/** Notifies the owner of an account, because somebody else may have changed the second factor. */
export function sendSecondFactorNotice(
  { mail, site }: Pick<IdentityService, 'mail' | 'site'>,
  { email }: Pick<Account, 'email'>,
  kind: SecondFactorNotice,
  language: Language,
): void {
  if (email === null) return;
  mail.send(writeEmail({ kind, to: email, language, link: `${site()}/account/security/two-factor` }));
}
