import type { IdentityService } from '../service.ts';
import type { EmailRequest } from './email-request.ts';
import { codeLifetimesMs, issueCode } from './magic-codes.ts';
import { magicLink } from './magic-link.ts';
import { writeEmail } from './write-email.ts';

/** Sends a link for setting a new password. It also sets the first password of an account without one. */
export async function sendRecovery(
  { database, mail, site }: Pick<IdentityService, 'database' | 'mail' | 'site'>,
  uuid: string,
  { language }: Pick<EmailRequest, 'language'>,
): Promise<void> {
  const issuedCode = await issueCode(database, uuid, 'password');
  if (!issuedCode) return;
  const { code, email } = issuedCode;
  const link = magicLink(`${site()}/auth/reset-password`, uuid, code);
  mail.send(
    writeEmail({ kind: 'recovery', to: email, language, link, lifetimeMs: codeLifetimesMs.password }),
  );
}
