import type { Language } from '../../http/language.ts';
import type { IdentityService } from '../service.ts';
import { writeLetter } from './write-letter.ts';

/** Where each letter leads: to another card, or to another subscription. */
const pages = { renewalRefused: '/account/plan', renewalEnded: '/plans' } as const;

/** Tells whoever has the account that the renewal of their subscription was refused, or has ended for that. */
export async function sendRenewalLetter(
  { accounts, mail, site }: Pick<IdentityService, 'accounts' | 'mail' | 'site'>,
  kind: keyof typeof pages,
  uuid: string,
  language: Language,
): Promise<void> {
  const account = await accounts.find(uuid);
  if (!account?.is_active) return;
  mail.send(writeLetter({ kind, to: account.email, language, link: `${site()}${pages[kind]}` }));
}
