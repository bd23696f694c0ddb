import { type Static, type TSchema, Type } from 'typebox';
import { grantings } from '../http/access-sets.ts';
import { Closed, Instant, Nullable } from '../http/schema-types.ts';
import { Vocabulary } from '../http/vocabulary.ts';
import { TextVersion } from './consents/schemas.ts';
import { maxPasswordLength } from './passwords/password-rules.ts';

/** Schemas of the identity service. Every response is wrapped in `data`. */

export const Data = <T extends TSchema>(data: T) => Closed({ data });

const Uuid = Type.String({ format: 'uuid' });
export const WithUuid = Type.Object({ uuid: Uuid });

const UsernameOrEmail = Type.String({
  minLength: 1,
  maxLength: 254,
  description: 'A username or an email address.',
});
const Password = Type.String({ minLength: 1, maxLength: maxPasswordLength });
const PhoneNumber = Type.String({
  maxLength: 20,
  description: "'+' and the digits with the country code, such as +5511987654321.",
});

export const SecondFactorCode = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'A six-digit authenticator app code, or a recovery code. Each works once.',
});

export const Credentials = Closed({
  entry: UsernameOrEmail,
  password: Password,
  code: Type.Optional(SecondFactorCode),
});

export const OpenedSession = Closed(
  {
    token: Type.String({ description: 'The bearer token of both services.' }),
    uuid: Uuid,
    expiresAt: Type.String({
      format: 'date-time',
      description: 'When the session ends at the latest. It also ends after 30 days without use.',
    }),
  },
  { title: 'OpenedSession' },
);

export const AccountLookup = Closed({ entry: UsernameOrEmail });

const DeviceName = (example: string) =>
  Nullable(Type.String({ description: `Such as '${example}'. Null if unknown.` }));

export const OpenSession = Closed(
  {
    uuid: Uuid,
    browser: DeviceName('Firefox'),
    system: DeviceName('Linux'),
    createdAt: Instant,
    lastUsedAt: Type.String({ format: 'date-time', description: 'Accurate to one minute.' }),
    expiresAt: Instant,
    isCurrent: Type.Boolean({ description: 'True for the session of this request.' }),
    childName: Nullable(
      Type.String({
        description: 'The child for whom the caller opened the session. null for a session of the caller.',
      }),
    ),
  },
  { title: 'OpenSession' },
);

const Role = Vocabulary('Role', ['ADMIN', 'STAFF', 'USER']);

/** An account as staff see it. */
export const AccountState = Closed(
  {
    uuid: Uuid,
    username: Type.String(),
    name: Nullable(Type.String()),
    email: Type.String(),
    role: Role,
    isActive: Type.Boolean({ description: 'False if the account is closed.' }),
    hasVerifiedEmail: Type.Boolean(),
    createdAt: Instant,
    sessions: Type.Integer({ description: 'Number of open sessions.' }),
    lastUsedAt: Nullable(Instant),
  },
  { title: 'AccountState' },
);

/** Rules with their own error codes, such as the age, are not part of the schema. */
export const NewUser = Closed(
  {
    email: Type.String({ maxLength: 254 }),
    username: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          '5 to 15 letters, digits, periods and underscores. If absent, it is generated from the email address.',
      }),
    ),
    password: Type.String({
      maxLength: maxPasswordLength,
      description: '8 characters or more with a letter and a number, and not easy to guess.',
    }),
    phoneNumber: Type.Optional(PhoneNumber),
    validationStrategy: Type.Literal('EMAIL'),
    birthDate: Type.Optional(
      Type.String({ maxLength: 10, description: 'YYYY-MM-DD; at least 18 years ago.' }),
    ),
    isAdult: Type.Optional(
      Type.Literal(true, {
        description: 'The declaration to be 18 or older. Required without `birthDate`.',
      }),
    ),
    hasAcceptedLgpd: Type.Literal(true),
    acceptedVersions: Type.Optional(
      Type.Array(TextVersion, {
        maxItems: 2,
        description:
          'The versions of the texts that the person saw (`listConsentTexts`). Default: the current ones.',
      }),
    ),
    codeChallenge: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{43}$',
        description:
          'S256 of a PKCE verifier that stays on the device. With the verifier, the code of the email also signs in.',
      }),
    ),
    corrects: Type.Optional(
      Type.String({
        format: 'uuid',
        description:
          'The unconfirmed account whose email address this sign-up corrects. The password must be the same.',
      }),
    ),
  },
  { title: 'NewUser' },
);
export type NewUser = Static<typeof NewUser>;

export const ConfirmationPassword = Type.Optional(
  Type.String({
    maxLength: maxPasswordLength,
    description: "The caller's password. Required if the session is older than ten minutes.",
  }),
);

export const Confirmation = Closed({ password: ConfirmationPassword });

export const NewPhone = Closed({ phoneNumber: PhoneNumber, password: ConfirmationPassword });

export const Address = Closed(
  {
    line1: Type.Optional(Type.String({ maxLength: 200 })),
    line2: Type.Optional(Type.String({ maxLength: 200 })),
    number: Type.Optional(Type.String({ maxLength: 20 })),
    neighborhood: Type.Optional(Type.String({ maxLength: 100 })),
    city: Type.Optional(Type.String({ maxLength: 100 })),
    state: Type.Optional(Type.String({ maxLength: 2, description: "One of the 27 codes, such as 'SP'." })),
    zipCode: Type.Optional(Type.String({ maxLength: 8, description: 'Eight digits.' })),
  },
  { title: 'Address' },
);

const File = (shape: string) =>
  Type.Unsafe<unknown>({
    anyOf: [
      { type: 'string', format: 'binary' },
      { type: 'string', enum: [''] },
    ],
    description: `A JPEG, PNG, WebP or AVIF of at most 5 MB; it is cut to ${shape}. An empty text removes it.`,
  });

/** The profile form. */
export const UserFields = Closed({
  nickname: Type.Optional(Type.String({ maxLength: 50 })),
  name: Type.Optional(Type.String({ maxLength: 100 })),
  surname: Type.Optional(Type.String({ maxLength: 100 })),
  about: Type.Optional(Type.String({ maxLength: 1000 })),
  cpf: Type.Optional(Type.String({ description: 'Eleven digits.' })),
  birthDate: Type.Optional(Type.String({ description: 'YYYY-MM-DD.' })),
  address: Type.Optional(Type.String({ description: 'An Address as JSON.' })),
  avatar: Type.Optional(File('256 × 256')),
  cover: Type.Optional(File('1600 × 400')),
  password: ConfirmationPassword,
});

const PictureAddress = Nullable(
  Type.String({ description: 'The address of an image, absolute or from the root of this server.' }),
);

export const PublicUser = Closed(
  {
    uuid: Uuid,
    username: Type.String(),
    nickname: Nullable(Type.String()),
    about: Nullable(Type.String()),
    avatar: PictureAddress,
    cover: PictureAddress,
  },
  { title: 'PublicUser' },
);

/** The only application that `link` can name. */
export const appToken = 'banca';

const Granting = Vocabulary('Granting', grantings);
export const Grantings = Type.Array(Granting, {
  uniqueItems: true,
  maxItems: grantings.length,
});

export const Link = Closed(
  {
    userId: Uuid,
    appToken: Type.Literal(appToken),
    roles: Type.Array(Role),
    grantings: Type.Array(Granting),
    gatewaysMetadata: Type.Object({}),
  },
  { title: 'Link' },
);

export const IdentityUser = Closed(
  {
    uuid: Uuid,
    username: Type.String(),
    nickname: Nullable(Type.String()),
    name: Nullable(Type.String()),
    surname: Nullable(Type.String()),
    about: Nullable(Type.String()),
    avatar: PictureAddress,
    cover: PictureAddress,
    email: Type.String(),
    phoneNumber: Nullable(PhoneNumber),
    cpf: Nullable(Type.String({ description: 'Eleven digits.' })),
    birthDate: Nullable(Type.String({ description: 'YYYY-MM-DD.' })),
    hasDeclaredAdult: Type.Boolean({
      description:
        'The owner declared to be 18 or older. False for guided accounts, whose declaration does not count.',
    }),
    address: Nullable(Address),
    isActive: Type.Boolean(),
    hasVerifiedEmail: Type.Boolean(),
    hasAcceptedLgpd: Type.Boolean({
      description:
        'The current version of every text is accepted. True for guided accounts, whose guardians accept.',
    }),
    validationStrategy: Type.Literal('EMAIL'),
    createdAt: Type.String({ format: 'date-time' }),
    deletionAt: Nullable(Instant),
    balance: Type.Integer({ description: 'Credit in the wallet: cents.' }),
    link: Link,
  },
  { title: 'IdentityUser' },
);
