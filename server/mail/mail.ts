/** An email without its recipient. `text` and `html` have the same content. */
export interface EmailContents {
  subject: string;
  text: string;
  html: string;
  /** Further headers, by name. */
  headers?: Readonly<Record<string, string>>;
}

export interface Email extends EmailContents {
  /** The address of one person. */
  to: string;
}

/**
 * Sends emails in the background, so that the duration of a response does not reveal whether an email is sent. If
 * delivery fails repeatedly, the failure is logged without the content of the email.
 */
export interface Mail {
  send(email: Email): void;
  close(): Promise<void>;
}
