import type { ReadingPosition } from '../../../domain/reading/reading.ts';

/** A position that the service has not been told yet. */
export interface UntoldPosition extends ReadingPosition {
  readonly issueId: string;
}

/** Where each user of this device stopped, kept on the device. */
export interface ReadingPositions {
  find(userId: string, issueId: string): ReadingPosition | null;
  /** Kept as untold until `markTold`. */
  save(userId: string, issueId: string, position: ReadingPosition): void;
  /** Does nothing when a newer position was saved meanwhile. */
  markTold(userId: string, issueId: string, position: ReadingPosition): void;
  untold(userId: string): readonly UntoldPosition[];
}
