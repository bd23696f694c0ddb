import type { Language } from '../../http/language.ts';
import type { Account } from '../accounts/accounts.ts';
import type { IdentityService } from '../service.ts';
import { writeEmail } from './write-email.ts';

/**
 * Notifies the owner of an account, because somebody else may have linked the operator. Nothing is sent to an
 * unconfirmed address, which may belong to a stranger.
 */
export function sendOperatorLinked(
  { mail, site }: Pick<IdentityService, 'mail' | 'site'>,
  account: Pick<Account, 'email' | 'isActive' | 'hasVerifiedEmail'>,
  operator: string,
  language: Language,
): void {
  if (!account.isActive || !account.hasVerifiedEmail || account.email === null) return;
  const link = `${site()}/account`;
  mail.send(writeEmail({ kind: 'operatorLinked', to: account.email, language, link, operator }));
}
