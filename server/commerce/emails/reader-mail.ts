import type { EmailContents } from '../../mail/mail.ts';

/**
 * Brings letters to readers: another service keeps their addresses. It brings none to whoever has no account any more,
 * or none that is known to be theirs.
 */
export interface ReaderMail {
  send(readerId: string, letter: EmailContents): Promise<void>;
}
