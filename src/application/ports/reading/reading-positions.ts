import type { ReadingPosition } from '../../../domain/reading/reading.ts';

/** A position that the service has not been told yet. */
export interface UnsyncedPosition extends ReadingPosition {
  readonly issueId: string;
}

/** Where each user of this device stopped, kept on the device. */
export interface ReadingPositions {
  find(readerId: string, issueId: string): ReadingPosition | null;
  /** Stays unsynced until `markSynced`. */
  save(readerId: string, issueId: string, position: ReadingPosition): void;
  /** Does nothing when a newer position was saved meanwhile. */
  markSynced(readerId: string, issueId: string, position: ReadingPosition): void;
  unsynced(readerId: string): readonly UnsyncedPosition[];
}
