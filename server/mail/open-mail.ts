import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../configuration/configuration.ts';
import type { Email, Mail } from './mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

interface MailDependencies {
  configuration: Pick<Configuration, 'smtpUrl' | 'mailFrom'>;
  /** Receives emails if no server is configured. Null if there is no mailbox. */
  mailbox: { receive(email: Email): void } | null;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Sends emails with the configured server, or else to the mailbox. Without both, emails are discarded and logged. */
export function openMail({ configuration: { smtpUrl, mailFrom }, mailbox, log }: MailDependencies): Mail {
  if (smtpUrl) return openSmtpMail({ url: smtpUrl, from: mailFrom, log });
  const receive = mailbox
    ? (email: Email) => mailbox.receive(email)
    : () => log.warn('an email was discarded, because SMTP_URL is not set');
  return { send: receive, close: async () => {} };
}
