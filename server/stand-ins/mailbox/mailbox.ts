import type { Email } from '../../mail/mail.ts';

export type ReceivedEmail = Email & { id: string; receivedAt: Date };

/** Where letters arrive that nobody sends: in memory only, since what they say opens accounts. */
export interface Mailbox {
  receive(letter: Email): void;
  /** Newest first. */
  letters(): readonly ReceivedEmail[];
}

const most = 100;

export function openMailbox(): Mailbox {
  const letters: ReceivedEmail[] = [];
  let received = 0;
  return {
    receive(letter) {
      received += 1;
      letters.unshift({ ...letter, id: String(received), receivedAt: new Date() });
      letters.splice(most);
    },
    letters: () => letters,
  };
}
