/** What a signed-in device holds: the bearer token and whose it is. */
export interface SessionCredentials {
  readonly token: string;
  readonly userId: string;
}

/** The identity service's private user. Source: platform.md §3, Identity user. */
export interface IdentityUser {
  readonly uuid: string;
  readonly username: string;
  readonly nickname: string | null;
  readonly name: string | null;
  readonly surname: string | null;
  readonly avatar: string | null;
  readonly email: string;
  readonly link: {
    readonly userId: string;
    readonly roles: readonly string[];
    readonly grantings: readonly string[];
  };
}

/** How the header calls a user. Source: consumer-app.md §2. */
export const displayName = (user: IdentityUser): string => user.nickname || user.name || user.username;
