import type { ReadingPosition } from '../../../domain/reading/reading.ts';

/** A position that is not saved at the service yet. */
export interface UnsyncedPosition extends ReadingPosition {
  readonly issueId: string;
}

/** The reading positions of each user of this device, kept on the device. */
export interface ReadingPositions {
  find(readerId: string, issueId: string): ReadingPosition | null;
  /** The position is unsynced until `markSynced`. */
  save(readerId: string, issueId: string, position: ReadingPosition): void;
  /** Does nothing if a newer position was saved in the meantime. */
  markSynced(readerId: string, issueId: string, position: ReadingPosition): void;
  listUnsynced(readerId: string): readonly UnsyncedPosition[];
}
