/** What the browser of a person made up for one sign-in; only hashes and identifiers, no secret. */
export interface SignInRequest {
  /** The browser finds its own sign-in again by it. */
  state: string;
  nonce: string;
  /** S256 of the PKCE verifier that the browser keeps. */
  codeChallenge: string;
  /** This newsstand's /callback. */
  redirectUri: string;
}

/** What the browser brings back. */
export interface SignInReturn {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** Who signed in, as the provider vouches for it. */
export interface Person {
  /** The provider's own identifier of the person: the only one that never changes. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** '+' and digits. */
  phoneNumber: string | null;
  name: string | null;
  /** Everything that the identity token and the provider's userinfo say. */
  claims: Record<string, unknown>;
}

/** The code is wrong, used already, expired or of somebody else's sign-in. */
export class InvalidAuthorization extends Error {}

/** An OpenID provider: the authorization code flow with PKCE. */
export interface OpenIdClient {
  /** Where to send the browser. Throws the Refusals 'EXTERNAL.UNREACHABLE', and 'REQUEST.INVALID' for a foreign `redirectUri`. */
  begin(request: SignInRequest): Promise<string>;
  /** Throws `InvalidAuthorization`, or the Refusal 'EXTERNAL.UNREACHABLE'. */
  finish(back: SignInReturn): Promise<Person>;
}
