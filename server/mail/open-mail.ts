import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { Email, Mail } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

interface Parts {
  configuration: Pick<Configuration, 'smtpUrl' | 'mailFrom'>;
  /** Where letters go that no server is configured for; null: nowhere, which is logged. */
  mailbox: { receive(letter: Email): void } | null;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Letters go by the configured server; without one into the mailbox; without either nowhere. */
export function openMail({ configuration: { smtpUrl, mailFrom }, mailbox, log }: Parts): Mail {
  if (smtpUrl) return openSmtpMail({ url: smtpUrl, from: mailFrom, log });
  const receive = mailbox
    ? (letter: Email) => mailbox.receive(letter)
    : () => log.warn('a letter was thrown away: SMTP_URL names no server to send it by');
  return { send: receive, close: async () => {} };
}
