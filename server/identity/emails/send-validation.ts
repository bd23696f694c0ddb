import { isApiError } from '../../http/api-error.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import type { Language } from '../../http/language.ts';
import { limits } from '../limits.ts';
import type { IdentityService } from '../service.ts';
import type { EmailRequest } from './email-request.ts';
import { codeLifetimesMs, type IssuedCode, issueCode } from './magic-codes.ts';
import { magicLink } from './magic-link.ts';
import { writeEmail } from './write-email.ts';

/**
 * Sends the code that confirms the email address of an account. If the address has received too many emails, sends
 * nothing and reports no error, because it may belong to somebody else.
 */
export async function sendValidation(
  service: Pick<IdentityService, 'database' | 'accounts' | 'attempts' | 'mail' | 'site' | 'profiles'>,
  uuid: string,
  origin: EmailRequest,
): Promise<void> {
  const { language, network } = origin;
  const account = await service.accounts.find(uuid);
  if (!account?.email) return;
  const email = account.email.toLowerCase();
  const { networkAndEmail, email: emailLimit } = limits.confirmation;
  const emailAttempts = [
    { limit: networkAndEmail, subject: `${network} ${email}` },
    { limit: emailLimit, subject: email },
  ];
  const issue = () => issueCode(service.database, uuid, 'email');
  const issuedCode = await countAttempt(service.attempts, emailAttempts, issue).catch((error) => {
    if (isApiError(error, 'REQUEST.TOO_MANY')) return null;
    throw error;
  });
  if (!issuedCode) return;
  // The address changed meanwhile. The new one has its own limits.
  if (issuedCode.email !== account.email) return sendValidation(service, uuid, origin);
  const operator = await service.profiles.findOperatorOfUnprovenEmail(uuid);
  sendValidationCode(service, { uuid, issuedCode, operator, language });
}

interface Validation {
  uuid: string;
  issuedCode: IssuedCode;
  /**
   * The label of the operator whose customer entered the address. That customer keeps access after the address is
   * confirmed.
   */
  operator: string | null;
  language: Language;
}

export function sendValidationCode(
  { mail, site }: Pick<IdentityService, 'mail' | 'site'>,
  { uuid, issuedCode: { code, email }, operator, language }: Validation,
): void {
  const link = magicLink(`${site()}/auth/validate-email`, uuid, code);
  const options = { to: email, language, link, lifetimeMs: codeLifetimesMs.email };
  mail.send(
    writeEmail(
      operator === null
        ? { ...options, kind: 'validation' }
        : { ...options, kind: 'enteredAddress', operator },
    ),
  );
}
