import { type Language, languageTag } from '../../http/language.ts';
import type { Account } from '../accounts/accounts.ts';
import { writeEmail } from '../emails/write-email.ts';
import type { IdentityService } from '../service.ts';

const accountNames: Record<Language, Record<'own' | 'guided', string>> = {
  'pt-br': { own: 'sua conta', guided: 'uma conta pela qual você é responsável' },
  'en-us': { own: 'your account', guided: 'an account of which you are the guardian' },
};

interface DeletionNotice {
  kind: 'deletionScheduled' | 'accountDeleted' | 'deletionDropped';
  /** The owner of the account, or its guardian. */
  recipient: Pick<Account, 'email' | 'hasVerifiedEmail'>;
  isGuided: boolean;
  language: Language;
  deletionAt: Date;
}

/** Nothing is sent to an unconfirmed address, which may belong to a stranger. */
export function sendDeletionEmail(
  { mail, site }: Pick<IdentityService, 'mail' | 'site'>,
  { kind, recipient, isGuided, language, deletionAt }: DeletionNotice,
): void {
  if (!recipient.hasVerifiedEmail || recipient.email === null) return;
  const date = new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'long',
    timeZone: 'America/Sao_Paulo',
  }).format(deletionAt);
  const account = accountNames[language][isGuided ? 'guided' : 'own'];
  const link = kind === 'accountDeleted' ? site() : `${site()}/account/general/privacy`;
  mail.send(writeEmail({ kind, to: recipient.email, language, link, deletion: { account, date } }));
}
