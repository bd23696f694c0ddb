import type { EmailContents } from '../../mail/mail.ts';
import type { IdentityService } from '../service.ts';

type MailService = Pick<IdentityService, 'accounts' | 'mail'>;

/** Sends an email of another service to the owner of an account. */
export async function sendToAccount(service: MailService, uuid: string, email: EmailContents): Promise<void> {
  const send = await addressAccount(service, uuid);
  send?.(email);
}

/**
 * Finds the owner of an account first, so that the sending itself cannot fail. Null for a closed account and for an
 * unconfirmed address, because it may belong to a stranger, who must not learn what the reader buys.
 */
export async function addressAccount(
  { accounts, mail }: MailService,
  uuid: string,
): Promise<((email: EmailContents) => void) | null> {
  const account = await accounts.find(uuid);
  if (!account?.isActive || !account.hasVerifiedEmail) return null;
  return (email) => mail.send({ ...email, to: account.email });
}
