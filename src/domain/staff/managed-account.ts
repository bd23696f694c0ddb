/** An account as staff see it. Instants are ISO 8601. */
export interface ManagedAccount {
  readonly uuid: string;
  readonly username: string;
  readonly name: string | null;
  readonly email: string;
  readonly role: 'ADMIN' | 'STAFF' | 'USER';
  /** False: closed. */
  readonly isActive: boolean;
  readonly hasVerifiedEmail: boolean;
  readonly createdAt: string;
  /** How many devices it is signed in on. */
  readonly sessions: number;
  /** Accurate to one minute. Null if no device is signed in. */
  readonly lastUsedAt: string | null;
}
