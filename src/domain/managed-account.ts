/** An account as staff see it. Instants are ISO 8601. */
export interface ManagedAccount {
  readonly uuid: string;
  readonly username: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: 'ADMIN' | 'STAFF' | 'USER';
  /** False if the account is closed. */
  readonly isActive: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly createdAt: string;
  /** The number of devices on which the account is signed in. */
  readonly sessions: number;
  /** Accurate to one hour; null if no device is signed in. */
  readonly lastUsedAt: string | null;
}
