import type { IdentityService } from '../service.ts';
import type { EmailRequest } from './email-request.ts';
import { codeLifetimes, issueCode } from './magic-codes.ts';
import { magicLink } from './magic-link.ts';
import { writeEmail } from './write-email.ts';

/** Lets whoever reads the account's letters make a new password; also the first one of an account without. */
export async function sendRecovery(
  { database, mail, site }: Pick<IdentityService, 'database' | 'mail' | 'site'>,
  uuid: string,
  { language }: Pick<EmailRequest, 'language'>,
): Promise<void> {
  const issued = await issueCode(database, uuid, 'password');
  if (!issued) return;
  const { code, email } = issued;
  const link = magicLink(`${site()}/auth/reset-password`, uuid, code);
  mail.send(writeEmail({ kind: 'recovery', to: email, language, link, lifetime: codeLifetimes.password }));
}
