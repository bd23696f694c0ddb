import type { Email } from '../../mail/mail.ts';

export type ReceivedEmail = Email & { id: string; receivedAt: Date };

/** Collects emails instead of sending them. Only in memory, because they contain codes that give access to accounts. */
export interface Mailbox {
  receive(email: Email): void;
  /** Newest first. */
  emails(): readonly ReceivedEmail[];
}

const maxEmails = 100;

export function openMailbox(): Mailbox {
  const emails: ReceivedEmail[] = [];
  let receivedCount = 0;
  return {
    receive(email) {
      receivedCount += 1;
      emails.unshift({ ...email, id: String(receivedCount), receivedAt: new Date() });
      emails.splice(maxEmails);
    },
    emails: () => emails,
  };
}
