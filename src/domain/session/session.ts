/** Stored by a signed-in device: the bearer token and its user. */
export interface SessionCredentials {
  readonly token: string;
  readonly readerId: string;
}

/** A user with private data, as the identity service returns it to the user. */
export interface IdentityUser {
  readonly id: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly about: string | null;
  /** Image address, like `cover`. */
  readonly avatar: string | null;
  readonly cover: string | null;
  readonly email: string;
  /** '+' and digits. */
  readonly phoneNumber: string | null;
  /** Eleven digits. */
  readonly cpf: string | null;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  /** The owner declared to be 18 or older. Without effect for guided accounts. */
  readonly hasDeclaredAdult: boolean;
  readonly address: Address | null;
  readonly isActive: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly hasAcceptedLgpd: boolean;
  readonly validationStrategy: 'EMAIL';
  readonly createdAt: string;
  /** When the account is deleted, ISO 8601. Null if no deletion is scheduled. */
  readonly deletionAt: string | null;
  /** Wallet credit in integer cents. */
  readonly balance: number;
  readonly link: {
    readonly roles: readonly string[];
    readonly grantings: readonly string[];
  };
}

/** A postal address. Unknown parts are absent. */
export interface Address {
  readonly line1?: string;
  readonly line2?: string;
  readonly number?: string;
  readonly neighborhood?: string;
  readonly city?: string;
  /** One of the 27 codes, such as 'SP'. */
  readonly state?: string;
  /** Eight digits. */
  readonly zipCode?: string;
}

/** The user's name in the header. */
export const displayName = (user: IdentityUser): string => user.nickname || user.name || user.username;
