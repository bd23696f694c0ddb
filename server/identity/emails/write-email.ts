import type { Language } from '../../http/language.ts';
import { composeEmail, type EmailReason } from '../../mail/compose-email.ts';
import type { Email } from '../../mail/mail.ts';
import english from './texts/en-us.json' with { type: 'json' };
import portuguese from './texts/pt-br.json' with { type: 'json' };

const texts: Record<Language, typeof portuguese> = { 'pt-br': portuguese, 'en-us': english };

const reasons: Record<keyof typeof portuguese, EmailReason> = {
  validation: 'address',
  enteredAddress: 'address',
  recovery: 'address',
  handOver: 'address',
  passwordChanged: 'account',
  operatorLinked: 'account',
  secondFactorOn: 'account',
  secondFactorOff: 'account',
  recoveryCodeUsed: 'account',
  recoveryCodesRenewed: 'account',
  deletionScheduled: 'account',
  accountDeleted: 'account',
  deletionDropped: 'account',
};

export interface AccountEmailOptions {
  kind: keyof typeof portuguese;
  to: string;
  language: Language;
  /** The address that the button opens. */
  link: string;
  /** How long the link is valid. */
  lifetimeMs?: number;
  /** For 'enteredAddress': the operator whose customer entered the address. For 'operatorLinked': the linked operator. */
  operator?: string;
  /** For 'handOver': the generated username of the account. */
  username?: string;
  /** For emails about a deletion: whose account and when, in the language of the email. */
  deletion?: { account: string; date: string };
}

/**
 * Writes an email to an account. It contains nothing that a person has entered, such as a name, except a username of at
 * most 15 letters and digits in the email of a hand-over. Otherwise, anyone could sign up with the address of another person and send them a message through Banca.
 */
export function writeEmail({
  kind,
  to,
  language,
  link,
  lifetimeMs = 0,
  operator = '',
  username = '',
  deletion,
}: AccountEmailOptions): Email {
  const hours = lifetimeMs / 3_600_000;
  const values = { days: hours / 24, hours, minutes: hours * 60, operator, username, ...deletion };
  return {
    to,
    ...composeEmail({ language, words: texts[language][kind], reason: reasons[kind], link, values }),
  };
}
