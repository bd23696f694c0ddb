/**
 * One version of something that several people may edit. A change names the version that its author has seen, and fails
 * with REQUEST.VERSION_MISMATCH if it is no longer the current one.
 */
export interface EntityVersion {
  readonly id: string;
  readonly version: number;
}
