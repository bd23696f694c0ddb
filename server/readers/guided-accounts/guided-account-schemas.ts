import { type Static, Type } from 'typebox';
import { Closed, Identifier, Instant, Nullable, Text } from '../../http/schema-types.ts';
import { ChangedParentalSettings, ParentalSettings } from '../parental-settings.ts';
import { Reader } from '../reader-schema.ts';

const name = Text(1, 100);
const nickname = Text(1, 50);
const password = Type.String({ maxLength: 256 });

const ConfirmingPassword = Type.Optional({
  ...password,
  description: "The caller's password. Required if the session is older than ten minutes.",
});

export const GuidedAccount = Closed(
  {
    uuid: Identifier,
    username: Type.String(),
    name: Type.String(),
    nickname: Type.String(),
    avatar: Nullable(
      Type.String({ description: 'The address of an image, absolute or from the root of this server.' }),
    ),
    birthDate: Nullable(Type.String({ description: 'YYYY-MM-DD.' })),
    isIncluded: Type.Boolean({
      description: 'The running plan of the guardian includes it. Plans include the oldest accounts.',
    }),
    settings: ParentalSettings,
    createdAt: Instant,
    deletionAt: Nullable({
      ...Instant,
      description: 'When the account is deleted. null if no deletion is scheduled.',
    }),
    handOver: Nullable(
      Closed({
        email: Type.String(),
        expiresAt: { ...Instant, description: 'Until when the link is valid.' },
      }),
      { description: 'Where the link was sent with which the owner takes the account over.' },
    ),
  },
  { title: 'GuidedAccount' },
);
export type GuidedAccountAnswer = Static<typeof GuidedAccount>;

export const GuidedAccounts = Closed(
  {
    includedCount: Type.Integer({
      minimum: 0,
      description: 'How many guided accounts the running plan of the caller includes. 0 without a plan.',
    }),
    accounts: Type.Array(GuidedAccount, { description: 'The oldest first.' }),
  },
  { title: 'GuidedAccounts' },
);

export const NewGuidedAccount = Closed(
  {
    name,
    nickname,
    birthDate: Type.String({ maxLength: 10, description: 'YYYY-MM-DD; less than 18 years ago.' }),
    hasConsent: Type.Literal(true, {
      description: 'The guardian agrees to the account and to the use of the data of the child.',
    }),
    password: ConfirmingPassword,
  },
  { title: 'NewGuidedAccount' },
);

export const ChangedGuidedAccount = Closed(
  {
    name: Type.Optional(name),
    nickname: Type.Optional(nickname),
    settings: Type.Optional(ChangedParentalSettings),
  },
  { title: 'ChangedGuidedAccount' },
);

export const GuardianCredentials = Closed(
  {
    password: { ...password, description: "The guardian's password." },
    secondFactorCode: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 40,
        description:
          'Only when the request is sent again after LOGIN.SECOND_FACTOR_REQUIRED: an authenticator app code or a recovery code.',
      }),
    ),
  },
  { title: 'GuardianCredentials' },
);

export const NewOwner = Closed(
  { email: Type.String({ maxLength: 254 }), password: ConfirmingPassword },
  { title: 'NewOwner' },
);

export const ReaderSession = Closed(
  { user: Reader, token: Type.String({ description: 'The bearer token of both services.' }) },
  { title: 'ReaderSession' },
);

export const WithGuidedUuid = Type.Object({ uuid: Type.String({ format: 'uuid' }) });
