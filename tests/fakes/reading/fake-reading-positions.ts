import type {
  IssuePosition,
  PositionOwner,
  ReadingPositions,
} from '../../../src/application/ports/reading/reading-positions.ts';
import type { PlaceInPage, ReadingPosition } from '../../../src/domain/reading/reading.ts';
import { mergePositions } from '../../../src/domain/reading/reading-progress.ts';

interface StoredPosition {
  readonly owner: PositionOwner;
  readonly issueId: string;
  readonly isSample: boolean;
  readonly position: ReadingPosition;
  readonly isSynced: boolean;
  readonly place?: PlaceInPage;
}

export class FakeReadingPositions implements ReadingPositions {
  #stored: readonly StoredPosition[] = [];

  find(owner: PositionOwner, issueId: string): ReadingPosition | null {
    return this.#find(owner, issueId, false)?.position ?? null;
  }

  list(owner: PositionOwner): readonly IssuePosition[] {
    const issueIds = new Set(this.#positionsOf(owner).map(({ issueId }) => issueId));
    return [...issueIds]
      .flatMap((issueId) => {
        const position = mergePositions(this.find(owner, issueId), this.findInSample(owner, issueId));
        return position ? [{ issueId, ...position }] : [];
      })
      .sort((one, other) => Date.parse(other.readAt) - Date.parse(one.readAt));
  }

  save(owner: PositionOwner, issueId: string, position: ReadingPosition): void {
    this.#replace({ owner, issueId, isSample: false, position, isSynced: false });
  }

  findInSample(owner: PositionOwner, issueId: string): ReadingPosition | null {
    return this.#find(owner, issueId, true)?.position ?? null;
  }

  saveInSample(owner: PositionOwner, issueId: string, position: ReadingPosition): void {
    this.#replace({ owner, issueId, isSample: true, position, isSynced: false });
  }

  markSynced(readerId: string, issueId: string, position: ReadingPosition): void {
    const stored = this.#find(readerId, issueId, false);
    if (stored?.position.readAt === position.readAt) this.#replace({ ...stored, position, isSynced: true });
  }

  listUnsynced(readerId: string): readonly IssuePosition[] {
    return this.#positionsOf(readerId)
      .filter(({ isSample, isSynced }) => !isSample && !isSynced)
      .map(({ issueId, position }) => ({ issueId, ...position }));
  }

  savePlace(owner: PositionOwner, issueId: string, place: PlaceInPage): void {
    for (const stored of this.#positionsOf(owner))
      if (stored.issueId === issueId && stored.position.page === place.page)
        this.#replace({ ...stored, place });
  }

  findPlace(owner: PositionOwner, issueId: string, page: number): PlaceInPage | null {
    const places = this.#positionsOf(owner).flatMap((each) =>
      each.issueId === issueId ? (each.place ?? []) : [],
    );
    return places.find((place) => place.page === page) ?? null;
  }

  adopt(readerId: string): void {
    const ofVisitors = this.#positionsOf(null);
    this.#stored = this.#stored.filter(({ owner }) => owner !== null);
    for (const stored of ofVisitors) {
      const own = this.#find(readerId, stored.issueId, stored.isSample)?.position ?? null;
      const position = mergePositions(own, stored.position);
      if (position !== own) this.#replace({ ...stored, owner: readerId, position });
    }
  }

  #find(owner: PositionOwner, issueId: string, isSample: boolean): StoredPosition | undefined {
    return this.#positionsOf(owner).find((each) => each.issueId === issueId && each.isSample === isSample);
  }

  #positionsOf(owner: PositionOwner): readonly StoredPosition[] {
    return this.#stored.filter((each) => each.owner === owner);
  }

  #replace(stored: StoredPosition): void {
    const former = this.#find(stored.owner, stored.issueId, stored.isSample);
    this.#stored = [...this.#stored.filter((each) => each !== former), stored];
  }
}
