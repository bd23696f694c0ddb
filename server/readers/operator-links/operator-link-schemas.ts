import { type Static, Type } from 'typebox';
import { signInRequest, signInReturn } from '../../openid/sign-in-schemas.ts';
import { Reader } from '../reader-schema.ts';

const closed = { additionalProperties: false };
const provider = Type.String({ minLength: 1, maxLength: 20, description: 'One of GET /sva/providers.' });

export const Provider = Type.Object(
  { name: Type.String(), label: Type.String() },
  { ...closed, title: 'Provider' },
);

export const OperatorSignInRequest = Type.Object({ provider, ...signInRequest }, closed);

export type OperatorSignInReturn = Static<typeof OperatorSignInReturn>;
export const OperatorSignInReturn = Type.Object(
  {
    provider,
    ...signInReturn,
    email: Type.Optional(
      Type.String({
        maxLength: 254,
        description: 'Only in the request that is sent again after 0208001.',
      }),
    ),
    secondFactor: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description:
          'Only when the request is sent again after LOGIN.SECOND_FACTOR_REQUIRED: an authenticator app code or a recovery code.',
      }),
    ),
  },
  closed,
);

export const OperatorSignInResponse = Type.Object(
  {
    user: Reader,
    token: Type.Union([Type.String(), Type.Null()], {
      description: 'The bearer token of both services; null if the caller keeps the current session.',
    }),
  },
  closed,
);
