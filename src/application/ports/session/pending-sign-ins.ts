/** Who signs people in besides this app: Google at the identity service, an operator at the comics service. */
export type ExternalProvider = 'google' | 'operator';

/** A sign-in that left this tab for a provider, with the secret half of its proof. */
export interface PendingSignIn {
  readonly provider: ExternalProvider;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** The same that the provider was told. */
  readonly redirectUri: string;
  /** The place of this app to go on to. */
  readonly returnTo: string;
  /** Who was signed in when it began: nobody else may finish it. null: nobody. */
  readonly readerId: string | null;
}

/** What this tab waits for. Others neither see it nor outlive it. */
export interface PendingSignIns {
  /** False where the browser keeps nothing: then nothing could be finished either. */
  keep(pending: PendingSignIn): boolean;
  /** Gives it once and forgets it. null: it did not begin here, was taken before or is older than 10 minutes. */
  take(state: string): PendingSignIn | null;
}
