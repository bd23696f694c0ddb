import type { Language } from '../../http/language.ts';
import type { Account } from '../accounts.ts';
import type { IdentityService } from '../service.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Notifies the owner of an account, who may not be the one who linked the operator to it. An address that nobody has
 * confirmed may be a stranger's: nothing goes there.
 */
export function sendOperatorLinked(
  { mail, site }: Pick<IdentityService, 'mail' | 'site'>,
  account: Pick<Account, 'email' | 'is_active' | 'has_verified_email'>,
  operator: string,
  language: Language,
): void {
  if (!account.is_active || !account.has_verified_email) return;
  const link = `${site()}/account`;
  mail.send(writeLetter({ kind: 'operatorLinked', to: account.email, language, link, operator }));
}
