import type { PlaceInPage, ReadingPosition } from '../../../domain/reading/reading.ts';

/** A position with the issue that it belongs to. */
export interface IssuePosition extends ReadingPosition {
  readonly issueId: string;
}

/** Whose position it is: the id of a reader, or null for the visitors of this device. */
export type PositionOwner = string | null;

/**
 * The reading positions of each reader and of visitors, kept on the device. Positions in samples are separate, so that
 * they never replace one in the whole issue; the service does not store them.
 */
export interface ReadingPositions {
  find(owner: PositionOwner, issueId: string): ReadingPosition | null;
  /** One position of each issue, newest first. In a sample if there is none in the whole issue, or only an older one. */
  list(owner: PositionOwner): readonly IssuePosition[];
  /** The position is unsynced until `markSynced`. */
  save(owner: PositionOwner, issueId: string, position: ReadingPosition): void;
  findInSample(owner: PositionOwner, issueId: string): ReadingPosition | null;
  saveInSample(owner: PositionOwner, issueId: string, position: ReadingPosition): void;
  /** Adds the place to the last positions at its page, in the issue and in the sample. It is not synced. Rule 134. */
  savePlace(owner: PositionOwner, issueId: string, place: PlaceInPage): void;
  /** The place in a page that is the last position, in the issue or in the sample. */
  findPlace(owner: PositionOwner, issueId: string, page: number): PlaceInPage | null;
  /** Does nothing if a newer position was saved in the meantime. */
  markSynced(readerId: string, issueId: string, position: ReadingPosition): void;
  listUnsynced(readerId: string): readonly IssuePosition[];
  /**
   * Moves the positions of visitors to the reader. The newer position of both stays, with the latest time at which the
   * issue was finished. Visitors have none afterwards, so no other reader gets them. Rule 69.
   */
  adopt(readerId: string): void;
}
