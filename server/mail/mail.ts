/** What a letter says, in words and as HTML that says the same. */
export interface EmailContents {
  subject: string;
  text: string;
  html: string;
}

/** A letter to one person. */
export interface Email extends EmailContents {
  to: string;
}

/**
 * Brings letters to people. Nobody waits for one: that a letter is on its way must not show in how long an answer
 * takes. What cannot be delivered after some tries is logged, without what it says.
 */
export interface Mail {
  send(letter: Email): void;
  close(): Promise<void>;
}
