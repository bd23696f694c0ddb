import type { Language } from '../../http/language.ts';
import { codeLifetimes, type IssuedCode, issueCode } from '../magic-codes.ts';
import type { IdentityService } from '../service.ts';
import { magicLink } from './magic-link.ts';
import { writeLetter } from './write-letter.ts';

/** Sends the code that confirms the email address of an account. */
export async function sendValidation(
  service: Pick<IdentityService, 'database' | 'mail' | 'site' | 'profiles'>,
  uuid: string,
  language: Language,
): Promise<void> {
  const issued = await issueCode(service.database, uuid, 'email');
  if (!issued) return;
  const operator = await service.profiles.operatorWhoseCustomerNamed(uuid);
  sendValidationCode(service, { uuid, issued, operator, language });
}

interface Validation {
  uuid: string;
  issued: IssuedCode;
  /**
   * The label of the operator whose customer entered the address. That customer keeps access after the address is
   * confirmed.
   */
  operator: string | null;
  language: Language;
}

export function sendValidationCode(
  { mail, site }: Pick<IdentityService, 'mail' | 'site'>,
  { uuid, issued: { code, email }, operator, language }: Validation,
): void {
  const link = magicLink(`${site()}/auth/validate-email`, uuid, code);
  const letter = { to: email, language, link, lifetime: codeLifetimes.email };
  mail.send(
    writeLetter(
      operator === null ? { ...letter, kind: 'validation' } : { ...letter, kind: 'namedAddress', operator },
    ),
  );
}
