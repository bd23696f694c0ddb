import type { EmailContents } from '../../mail/mail.ts';
import { findContact } from '../accounts/find-contact.ts';
import type { IdentityService } from '../service.ts';

type MailService = Pick<IdentityService, 'accounts' | 'mail' | 'profiles'>;

/** Sends an email of another service to the owner of an account. */
export async function sendToAccount(service: MailService, uuid: string, email: EmailContents): Promise<void> {
  const send = await addressAccount(service, uuid);
  send?.(email);
}

/**
 * Finds the owner of an account first, so that the sending itself cannot fail. Emails about a guided account without an
 * address go to its guardian. Null for a closed account and for an unconfirmed address, because it may belong to a
 * stranger, who must not learn what the reader buys.
 */
export async function addressAccount(
  service: MailService,
  uuid: string,
): Promise<((email: EmailContents) => void) | null> {
  const account = await service.accounts.find(uuid);
  const contact = account?.isActive ? await findContact(service, account) : null;
  if (!contact?.isActive || !contact.hasVerifiedEmail) return null;
  return (email) => service.mail.send({ ...email, to: contact.email });
}
