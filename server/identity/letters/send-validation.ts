import type { Language } from '../../http/language.ts';
import { codeLifetimes, issueCode } from '../magic-codes.ts';
import type { IdentityService } from '../service.ts';
import { magicLink } from './magic-link.ts';
import { writeLetter } from './write-letter.ts';

/**
 * Asks whoever opened the account to show that its e-mail address is theirs. Whoever did not is told, where an
 * operator's customer is in the account already: confirming alone would leave them there.
 */
export async function sendValidation(
  { database, mail, site, profiles }: Pick<IdentityService, 'database' | 'mail' | 'site' | 'profiles'>,
  uuid: string,
  language: Language,
): Promise<void> {
  const issued = await issueCode(database, uuid, 'email');
  if (!issued) return;
  const { code, email } = issued;
  const link = magicLink(`${site()}/auth/validate-email`, uuid, code);
  const operator = await profiles.operatorWhoseCustomerNamed(uuid);
  const letter = { to: email, language, link, lifetime: codeLifetimes.email };
  mail.send(
    writeLetter(
      operator === null ? { ...letter, kind: 'validation' } : { ...letter, kind: 'namedAddress', operator },
    ),
  );
}
