import type { EmailContents } from '../../mail/mail.ts';
import type { IdentityService } from '../service.ts';

/**
 * Sends what another service has written to the owner of an account. An address that nobody has confirmed may be a
 * stranger's, to whom it is none of their business what is bought: nothing goes there.
 */
export async function sendToAccount(
  { accounts, mail }: Pick<IdentityService, 'accounts' | 'mail'>,
  uuid: string,
  letter: EmailContents,
): Promise<void> {
  const account = await accounts.find(uuid);
  if (account?.isActive && account.hasVerifiedEmail) mail.send({ ...letter, to: account.email });
}
