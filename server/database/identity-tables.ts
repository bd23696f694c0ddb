import type { ColumnType, Generated } from 'kysely';

type Created = ColumnType<Date, Date | undefined, never>;

/** Where a person lives; what is not known is absent. */
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
  email: string;
  /** Null where Google or an operator opened the account and nobody has made a password yet. */
  password_hash: string | null;
  /** True until the first password change of an account whose password the documentation of the demo publishes. */
  has_published_password: Generated<boolean>;
  nickname: string | null;
  name: string | null;
  surname: string | null;
  about: Generated<string | null>;
  /** The hash of a `PictureTable`, as `cover` is. */
  avatar: string | null;
  cover: Generated<string | null>;
  /** '+' and the digits with the country code. */
  phone_number: Generated<string | null>;
  /** Eleven digits. */
  cpf: Generated<string | null>;
  /** YYYY-MM-DD. */
  birth_date: Generated<string | null>;
  address: Generated<AddressRow | null>;
  role: 'ADMIN' | 'STAFF' | 'USER';
  grantings: ColumnType<
    ('EDITOR' | 'PUBLISHER' | 'ACCOUNTANT' | 'MANAGER')[],
    string[] | undefined,
    string[]
  >;
  is_active: Generated<boolean>;
  has_verified_email: Generated<boolean>;
  has_accepted_lgpd: Generated<boolean>;
  created_at: Created;
}

/** A signed-in device. Only the SHA-256 of its token is kept. */
export interface SessionTable {
  token_hash: string;
  /** Public id. It does not grant access. */
  id: Generated<string>;
  account_uuid: string;
  /** Known names, such as 'Firefox' and 'Linux'. Null if unknown. */
  browser: Generated<string | null>;
  system: Generated<string | null>;
  created_at: Created;
  last_used_at: Generated<Date>;
  expires_at: Date;
}

/** An avatar or cover, as WebP; `hash` is the SHA-256 of its bytes. */
export interface PictureTable {
  hash: string;
  bytes: Buffer;
  created_at: Created;
}

/** The single-use code of a letter. Only its SHA-256 is kept. */
export interface MagicCodeTable {
  account_uuid: string;
  purpose: 'password' | 'email';
  /** The email address that the code was sent to. */
  email: string;
  code_hash: string;
  expires_at: Date;
}

/** The Google account that opens an account. */
export interface ExternalAccountTable {
  provider: string;
  subject: string;
  account_uuid: string;
  created_at: Created;
}

/** How often something was tried within a period that ends at `ends_at`. */
export interface AttemptTable {
  key_hash: string;
  count: number;
  ends_at: Date;
}

/** A network that an account was signed in from, until `expires_at`. */
export interface KnownNetworkTable {
  account_uuid: string;
  /** The SHA-256 of both. */
  network_hash: string;
  expires_at: Date;
}

/** The second factor of an account. It is in use after it is confirmed. */
export interface SecondFactorTable {
  account_uuid: string;
  /** Encrypted by `secret-box.ts`. */
  sealed_secret: Buffer;
  begun_at: Generated<Date>;
  confirmed_at: Date | null;
  /** The time step of the last accepted code. Codes of this step or older steps are rejected. */
  last_step: Generated<number>;
}

/** A recovery code, which replaces an app code once. Only its SHA-256 is stored. */
export interface RecoveryCodeTable {
  account_uuid: string;
  code_hash: string;
}

/** A sign-in with Google that still needs a code of the second factor. */
export interface PendingSignInTable {
  /** SHA-256 of Google's code and the code verifier. */
  proof_hash: string;
  account_uuid: string;
  tries: Generated<number>;
  expires_at: Date;
}

/** What the identity service keeps: no other reads it. */
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
}
