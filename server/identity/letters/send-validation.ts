import type { Language } from '../../http/language.ts';
import type { Account } from '../accounts.ts';
import { codeLifetimes, issueCode } from '../magic-codes.ts';
import type { IdentityService } from '../service.ts';
import { magicLink } from './magic-link.ts';
import { writeLetter } from './write-letter.ts';

/** Asks whoever opened the account to show that its e-mail address is theirs. */
export async function sendValidation(
  { database, mail, site }: Pick<IdentityService, 'database' | 'mail' | 'site'>,
  { uuid, email }: Pick<Account, 'uuid' | 'email'>,
  language: Language,
): Promise<void> {
  const code = await issueCode(database, uuid, 'email');
  const link = magicLink(`${site()}/auth/validate-email`, uuid, code);
  mail.send(writeLetter({ kind: 'validation', to: email, language, link, lifetime: codeLifetimes.email }));
}
