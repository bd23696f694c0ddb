/** What a signed-in device holds: the bearer token and whose it is. */
export interface SessionCredentials {
  readonly token: string;
  readonly userId: string;
}

/** The identity service's private user. */
export interface IdentityUser {
  readonly uuid: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly about: string | null;
  /** Addresses of images. */
  readonly avatar: string | null;
  readonly cover: string | null;
  readonly email: string;
  /** '+' and digits. */
  readonly phoneNumber: string | null;
  /** Eleven digits. */
  readonly cpf: string | null;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly address: Address | null;
  readonly isActive: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly hasAcceptedLgpd: boolean;
  readonly validationStrategy: 'EMAIL';
  readonly createdAt: string;
  /** Credit in the wallet: integer cents. */
  readonly balance: number;
  readonly link: {
    readonly userId: string;
    /** Which application the roles and grantings are for. */
    readonly appToken: string;
    readonly roles: readonly string[];
    readonly grantings: readonly string[];
    readonly gatewaysMetadata: Readonly<Record<string, unknown>>;
  };
}

/** Where somebody lives; what is not known is absent. */
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

/** How the header calls a user. */
export const displayName = (user: IdentityUser): string => user.nickname || user.name || user.username;
