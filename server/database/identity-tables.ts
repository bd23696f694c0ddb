import type { ColumnType, Generated } from 'kysely';

type Created = ColumnType<Date, Date | undefined, never>;

/** A home address. Unknown fields are absent. */
export interface AddressRow {
  line1?: string;
  line2?: string;
  number?: string;
  neighborhood?: string;
  city?: string;
  /** One of the 27 codes, such as 'SP'. */
  state?: string;
  /** Eight digits. */
  zipCode?: string;
}

export interface AccountTable {
  uuid: Generated<string>;
  username: string;
  /** Null for accounts that a guardian opened. Emails about them go to the guardian. */
  email: string | null;
  /** Null for such accounts, and if Google or an operator created the account and its owner has not set one yet. */
  passwordHash: string | null;
  /** The demo's documentation publishes the password. False after the first password change. */
  hasPublishedPassword: Generated<boolean>;
  nickname: string | null;
  name: string | null;
  surname: string | null;
  about: Generated<string | null>;
  /** The hash of a row of `PictureTable`, like `cover`. */
  avatar: string | null;
  cover: Generated<string | null>;
  /** '+' and the digits with the country code. */
  phoneNumber: Generated<string | null>;
  /** Eleven digits. */
  cpf: Generated<string | null>;
  /** YYYY-MM-DD. */
  birthDate: Generated<string | null>;
  address: Generated<AddressRow | null>;
  role: 'ADMIN' | 'STAFF' | 'USER';
  grantings: ColumnType<
    ('EDITOR' | 'PUBLISHER' | 'ACCOUNTANT' | 'MANAGER')[],
    string[] | undefined,
    string[]
  >;
  isActive: Generated<boolean>;
  hasVerifiedEmail: Generated<boolean>;
  /** When the owner declared to be 18 or older: at the sign-up, or when an issue for adults was opened. */
  declaredAdultAt: Generated<Date | null>;
  /** The S256 challenge of the secret on the device that signed up. Null as soon as the address is confirmed. */
  signUpChallenge: Generated<string | null>;
  /** When the account is deleted. Null if no deletion is scheduled. */
  deletionAt: Generated<Date | null>;
  /** The language of emails about the deletion. */
  deletionLanguage: Generated<'pt-br' | 'en-us' | null>;
  createdAt: Created;
}

/** A signed-in device. Only the SHA-256 of its token is kept. */
export interface SessionTable {
  tokenHash: string;
  /** Public id. It does not grant access. */
  id: Generated<string>;
  accountId: string;
  /** Known names, such as 'Firefox' and 'Linux'. Null if unknown. */
  browser: Generated<string | null>;
  system: Generated<string | null>;
  /** The guardian who opened it. It ends together with the guardian's sessions. Null if the owner signed in. */
  openedBy: Generated<string | null>;
  createdAt: Created;
  lastUsedAt: Generated<Date>;
  expiresAt: Date;
}

/** An avatar or cover, as WebP; `hash` is the SHA-256 of its bytes. */
export interface PictureTable {
  hash: string;
  bytes: Buffer;
  createdAt: Created;
}

/** The single-use code in an email. Only its SHA-256 is stored. */
export interface MagicCodeTable {
  accountId: string;
  /** A code for a hand-over gives a guided account to the person who receives it. There is at most one for an account. */
  purpose: 'password' | 'email' | 'hand-over';
  /** The email address that the code was sent to. */
  email: string;
  codeHash: string;
  expiresAt: Date;
}

/** The Google account with which a person signs in. */
export interface ExternalAccountTable {
  provider: string;
  subject: string;
  accountId: string;
  createdAt: Created;
}

/** The number of attempts within a period that ends at `endsAt`. */
export interface AttemptTable {
  keyHash: string;
  count: number;
  endsAt: Date;
}

/** A network from which an account signed in recently, stored until `expiresAt`. */
export interface KnownNetworkTable {
  accountId: string;
  /** The SHA-256 of account and network. */
  networkHash: string;
  expiresAt: Date;
}

/** The second factor of an account. It is in use after it is confirmed. */
export interface SecondFactorTable {
  accountId: string;
  /** Encrypted by `secret-box.ts`. */
  sealedSecret: Buffer;
  begunAt: Generated<Date>;
  confirmedAt: Date | null;
  /** The time step of the last accepted code. Codes of this step or older steps are rejected. */
  lastStep: Generated<number>;
}

/** A recovery code, which replaces an app code once. Only its SHA-256 is stored. */
export interface RecoveryCodeTable {
  accountId: string;
  codeHash: string;
}

/** A sign-in with Google that still needs a code of the second factor. */
export interface PendingSignInTable {
  /** SHA-256 of Google's code and the code verifier. */
  proofHash: string;
  accountId: string;
  tries: Generated<number>;
  expiresAt: Date;
}

/** That the owner of an account accepted one version of a text. Rows are only added. */
export interface ConsentTable {
  accountId: string;
  kind: 'terms' | 'privacy';
  /** The date of the text: YYYY-MM-DD. */
  version: string;
  acceptedAt: Created;
}

/** The tables of the identity service. Other services do not read them. */
export interface IdentityTables {
  'identity.account': AccountTable;
  'identity.session': SessionTable;
  'identity.picture': PictureTable;
  'identity.magic_code': MagicCodeTable;
  'identity.external_account': ExternalAccountTable;
  'platform.attempt': AttemptTable;
  'identity.known_network': KnownNetworkTable;
  'identity.second_factor': SecondFactorTable;
  'identity.recovery_code': RecoveryCodeTable;
  'identity.pending_sign_in': PendingSignInTable;
  'identity.consent': ConsentTable;
}
