import { Type } from 'typebox';

/** Values of a sign-in as defined by RFC 7636 and OpenID Connect. */
const RandomText = Type.String({ minLength: 8, maxLength: 200, pattern: '^[A-Za-z0-9._~-]+$' });
const RedirectUri = Type.String({
  maxLength: 500,
  pattern: '^https?://[^\\s?#\\u0000]+$',
  description: "The app's /callback, as it is registered with the provider.",
});

export const signInRequest = {
  state: RandomText,
  nonce: RandomText,
  codeChallenge: Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'S256 of a PKCE verifier that stays in the browser.',
  }),
  redirectUri: RedirectUri,
};

export const signInReturn = {
  code: Type.String({ minLength: 1, maxLength: 2000, pattern: '^[\\x21-\\x7e]+$' }),
  codeVerifier: Type.String({ pattern: '^[A-Za-z0-9._~-]{43,128}$' }),
  nonce: RandomText,
  redirectUri: RedirectUri,
};
