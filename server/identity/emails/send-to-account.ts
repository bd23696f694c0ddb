import type { EmailContents } from '../../mail/mail.ts';
import type { IdentityService } from '../service.ts';

/**
 * Sends an email of another service to the owner of an account. Sends nothing to an unconfirmed address, because it may
 * belong to a stranger, who must not learn what the reader buys.
 */
export async function sendToAccount(
  { accounts, mail }: Pick<IdentityService, 'accounts' | 'mail'>,
  uuid: string,
  email: EmailContents,
): Promise<void> {
  const account = await accounts.find(uuid);
  if (account?.isActive && account.hasVerifiedEmail) mail.send({ ...email, to: account.email });
}
