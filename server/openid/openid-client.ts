/** Values that the browser has generated for one sign-in. None of them is a secret. */
export interface SignInRequest {
  /** The browser checks it when the provider redirects back. */
  state: string;
  nonce: string;
  /** S256 of the PKCE verifier, which stays in the browser. */
  codeChallenge: string;
  /** The callback address of Banca. */
  redirectUri: string;
}

/** Values that the browser sends after the provider has redirected back. */
export interface SignInReturn {
  code: string;
  codeVerifier: string;
  nonce: string;
  redirectUri: string;
}

/** The person who signed in, as verified by the provider. */
export interface OpenIdPerson {
  /** The provider's identifier of the person. It never changes. */
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  /** '+' and digits. */
  phoneNumber: string | null;
  name: string | null;
  /** All claims of the identity token and the userinfo endpoint. */
  claims: Record<string, unknown>;
}

/** The code is wrong, used or expired, or belongs to another sign-in. */
export class InvalidAuthorization extends Error {}

/** Signs people in with an OpenID provider: authorization code flow with PKCE. */
export interface OpenIdClient {
  /**
   * Returns the address where the browser signs in. Throws an ApiError: 'EXTERNAL.UNREACHABLE', or 'REQUEST.INVALID' if
   * `redirectUri` is not a callback address of Banca.
   */
  begin(request: SignInRequest): Promise<string>;
  /** Throws `InvalidAuthorization`, or the ApiError 'EXTERNAL.UNREACHABLE'. */
  finish(signIn: SignInReturn): Promise<OpenIdPerson>;
}
