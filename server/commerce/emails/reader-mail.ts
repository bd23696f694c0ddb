import type { EmailContents } from '../../mail/mail.ts';

/**
 * Sends emails to readers, whose addresses only the identity service knows. Does nothing if the account was deleted or
 * has no verified address.
 */
export interface ReaderMail {
  send(readerId: string, email: EmailContents): Promise<void>;
}
