/** A device on which a reader is signed in. Instants are ISO 8601. */
export interface OpenSession {
  readonly uuid: string;
  /** For example 'Firefox' and 'Linux'; null if unknown. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: string;
  /** Accurate to one hour. */
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}
