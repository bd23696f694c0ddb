import { type TProperties, type TSchema, Type } from 'typebox';

/** The identity service's shapes. Every response is wrapped in `data`. */

const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Closed = <T extends TProperties>(properties: T, options: object = {}) =>
  Type.Object(properties, { additionalProperties: false, ...options });

export const Data = <T extends TSchema>(data: T) => Closed({ data });

export const Credentials = Closed({
  entry: Type.String({ minLength: 1, maxLength: 254, description: 'A username or an e-mail address.' }),
  password: Type.String({ minLength: 1, maxLength: 256 }),
});

export const OpenedSession = Closed(
  {
    token: Type.String({ description: 'The bearer token of both services.' }),
    uuid: Type.String({ format: 'uuid' }),
    expiresAt: Type.String({ format: 'date-time' }),
  },
  { title: 'OpenedSession' },
);

export const IdentityUser = Closed(
  {
    uuid: Type.String({ format: 'uuid' }),
    username: Type.String(),
    nickname: Nullable(Type.String()),
    name: Nullable(Type.String()),
    surname: Nullable(Type.String()),
    avatar: Nullable(Type.String()),
    email: Type.String(),
    isActive: Type.Boolean(),
    hasVerifiedEmail: Type.Boolean(),
    hasAcceptedLgpd: Type.Boolean(),
    validationStrategy: Type.Literal('EMAIL'),
    createdAt: Type.String({ format: 'date-time' }),
    link: Closed({
      userId: Type.String({ format: 'uuid' }),
      roles: Type.Array(Type.String(), { description: 'ADMIN, STAFF or USER.' }),
      grantings: Type.Array(Type.String(), { description: 'EDITOR, PUBLISHER, ACCOUNTANT or MANAGER.' }),
    }),
  },
  { title: 'IdentityUser' },
);
