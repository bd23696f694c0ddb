import type { Language } from '../../http/language.ts';
import type { IdentityService } from '../service.ts';
import type { EmailRequest } from './email-request.ts';
import { codeLifetimesMs, type IssuedCode, issueCode } from './magic-codes.ts';
import { magicLink } from './magic-link.ts';
import { writeEmail } from './write-email.ts';

/**
 * Sends a link for setting a new password. It also sets the first password of an account without one. Sends nothing to
 * a guided account, whose guardian opens its sessions.
 */
export async function sendRecovery(
  { database, mail, site, profiles }: Pick<IdentityService, 'database' | 'mail' | 'site' | 'profiles'>,
  uuid: string,
  { language }: Pick<EmailRequest, 'language'>,
): Promise<void> {
  if (await profiles.isGuided(uuid)) return;
  const issuedCode = await issueCode(database, uuid, 'password');
  if (!issuedCode) return;
  sendPasswordCode({ mail, site }, 'recovery', { uuid, issuedCode, language });
}

interface PasswordCode {
  uuid: string;
  issuedCode: IssuedCode;
  language: Language;
}

/**
 * Sends the link that gives a guided account to its owner, who sets a password with it. The username, which the platform
 * generated from the nickname of the child, shows which account it is.
 */
export const sendHandOver = (
  service: Pick<IdentityService, 'mail' | 'site'>,
  passwordCode: PasswordCode & { username: string },
): void => sendPasswordCode(service, 'handOver', passwordCode);

function sendPasswordCode(
  { mail, site }: Pick<IdentityService, 'mail' | 'site'>,
  kind: 'recovery' | 'handOver',
  { uuid, username, issuedCode: { code, email }, language }: PasswordCode & { username?: string },
): void {
  const link = magicLink(`${site()}/auth/reset-password`, uuid, code);
  mail.send(
    writeEmail({
      kind,
      to: email,
      language,
      link,
      ...(username !== undefined && { username }),
      lifetimeMs: codeLifetimesMs[kind === 'recovery' ? 'password' : 'hand-over'],
    }),
  );
}
