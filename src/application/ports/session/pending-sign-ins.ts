/** Google signs in at the identity service, operators at the comics service. */
export type ExternalProvider = 'google' | 'operator';

/** A sign-in that waits for the provider. It keeps the code verifier, which is needed to finish it. */
export interface PendingSignIn {
  readonly provider: ExternalProvider;
  /** The id of the chosen provider, such as 'claro'. */
  readonly providerId: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** The same value that was sent to the provider. */
  readonly redirectUri: string;
  /** The path of the app to open afterwards. */
  readonly returnTo: string;
  /** The reader who began it; only the same reader may finish it. null: no one was signed in. */
  readonly readerId: string | null;
}

/** The pending sign-ins of this tab. Other tabs do not see them, and they end with the tab. */
export interface PendingSignIns {
  /** Returns false if the browser cannot store it. The sign-in could then not be finished. */
  save(pending: PendingSignIn): boolean;
  /** Returns it and deletes it. null if it did not begin in this tab, was taken before or is older than 10 minutes. */
  take(state: string): PendingSignIn | null;
}
