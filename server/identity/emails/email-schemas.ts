import { Type } from 'typebox';

export const EmailRequestBody = Type.Object(
  { entry: Type.String({ minLength: 1, maxLength: 254, description: 'A username or an email address.' }) },
  { additionalProperties: false },
);

/** The values in the fragment of an email's link. */
export const MagicCode = Type.Object(
  { uuid: Type.String({ format: 'uuid' }), code: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);

/** The fragment's values and, on the device that signed up, its secret. */
export const EmailConfirmation = Type.Object(
  {
    ...MagicCode.properties,
    codeVerifier: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9._~-]{43,128}$',
        description: 'The PKCE verifier of the `codeChallenge` of the sign-up.',
      }),
    ),
  },
  { additionalProperties: false },
);

export const Password = Type.String({ minLength: 1, maxLength: 256 });
