/** Proves that this device signed up. Only its hash is sent with the sign-up. */
export interface SignUpSecret {
  /** The account that the sign-up opened. */
  readonly readerId: string;
  readonly codeVerifier: string;
}

/** The secret of the last sign-up on this device. It signs in when the link of the email is opened here. */
export interface SignUpSecrets {
  /** Replaces the earlier secret. Without storage it is lost with the tab, and the reader signs in with the password. */
  save(secret: SignUpSecret): void;
  /** Null if this device did not sign up for the account, or more than 24 hours ago, when the link has expired. */
  find(readerId: string): string | null;
  clear(): void;
}
