/** A device on which a reader is signed in. Instants are ISO 8601. */
export interface OpenSession {
  readonly id: string;
  /** Such as 'Firefox' and 'Linux'. Null if the device did not report it. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: string;
  /** Accurate to one minute. */
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
  /** The child for whom the reader opened the session. null for a session of the reader. */
  readonly childName: string | null;
}
