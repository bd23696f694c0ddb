/** An account as staff see it. Instants are ISO 8601. */
export interface ManagedAccount {
  readonly id: string;
  readonly username: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: 'ADMIN' | 'STAFF' | 'USER';
  /** False if the account is closed. */
  readonly isActive: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly createdAt: string;
  /** Number of devices that are signed in. */
  readonly sessions: number;
  /** Accurate to one minute. Null if no device is signed in. */
  readonly lastUsedAt: string | null;
}
