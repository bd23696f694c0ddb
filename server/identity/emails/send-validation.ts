import { countAttempt } from '../../http/count-attempt.ts';
import type { Language } from '../../http/language.ts';
import { isRefusal } from '../../http/refusal.ts';
import { limits } from '../limits.ts';
import type { IdentityService } from '../service.ts';
import type { EmailRequest } from './email-request.ts';
import { codeLifetimesMs, type IssuedCode, issueCode } from './magic-codes.ts';
import { magicLink } from './magic-link.ts';
import { writeEmail } from './write-email.ts';

/**
 * Sends the code that confirms the email address of an account. Sends nothing, and reports no error, if the address has
 * received too many: it may belong to somebody else.
 */
export async function sendValidation(
  service: Pick<IdentityService, 'database' | 'accounts' | 'attempts' | 'mail' | 'site' | 'profiles'>,
  uuid: string,
  origin: EmailRequest,
): Promise<void> {
  const { language, network } = origin;
  const account = await service.accounts.find(uuid);
  if (!account) return;
  const email = account.email.toLowerCase();
  const { networkAndEmail, email: ofEmail } = limits.confirmation;
  const counted = [
    { limit: networkAndEmail, subject: `${network} ${email}` },
    { limit: ofEmail, subject: email },
  ];
  const issue = () => issueCode(service.database, uuid, 'email');
  const issued = await countAttempt(service.attempts, counted, issue).catch((error) => {
    if (isRefusal(error, 'REQUEST.TOO_MANY')) return null;
    throw error;
  });
  if (!issued) return;
  // The address changed meanwhile. The new one has its own limits.
  if (issued.email !== account.email) return sendValidation(service, uuid, origin);
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
  const options = { to: email, language, link, lifetimeMs: codeLifetimesMs.email };
  mail.send(
    writeEmail(
      operator === null ? { ...options, kind: 'validation' } : { ...options, kind: 'namedAddress', operator },
    ),
  );
}
