import type {
  IssuePosition,
  PositionOwner,
  ReadingPositions,
} from '../../application/ports/reading/reading-positions.ts';
import type { PlaceInPage, ReadingPosition } from '../../domain/reading/reading.ts';
import { mergePositions } from '../../domain/reading/reading-progress.ts';
import { positionPrefix, positionPrefixes, samplePrefix, startOfKeys } from './position-keys.ts';
import { hasFields, StoredJson } from './stored-json.ts';

interface StoredPosition extends ReadingPosition {
  /** Absent in positions that older versions stored. They are sent again, which has no effect. */
  readonly isSynced?: boolean;
  /** See `PlaceInPage`. Absent if the page was not scrolled. */
  readonly share?: number;
}

const isPosition = (value: unknown): value is StoredPosition =>
  hasFields(value, 'page', 'readAt') && Number.isInteger(value.page) && typeof value.readAt === 'string';

const isShare = (share: unknown): share is number => typeof share === 'number' && share >= 0 && share <= 1;

/** Uses one key for each owner and issue, so that two tabs with different issues do not overwrite each other. */
export class StoredReadingPositions implements ReadingPositions {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  find(owner: PositionOwner, issueId: string): ReadingPosition | null {
    return this.#load(positionPrefix, owner, issueId);
  }

  list(owner: PositionOwner): readonly IssuePosition[] {
    const whole = this.#positionsOf(positionPrefix, owner);
    const inSamples = this.#positionsOf(samplePrefix, owner);
    return [...new Set([...whole.listIssueIds(), ...inSamples.listIssueIds()])]
      .flatMap((issueId) => {
        const position = mergePositions(whole.of(issueId).load(), inSamples.of(issueId).load());
        return position ? [{ issueId, ...toPosition(position) }] : [];
      })
      .sort((one, other) => Date.parse(other.readAt) - Date.parse(one.readAt));
  }

  save(owner: PositionOwner, issueId: string, position: ReadingPosition): void {
    this.#positionsOf(positionPrefix, owner)
      .of(issueId)
      .save({ ...position, isSynced: false });
  }

  findInSample(owner: PositionOwner, issueId: string): ReadingPosition | null {
    return this.#load(samplePrefix, owner, issueId);
  }

  saveInSample(owner: PositionOwner, issueId: string, position: ReadingPosition): void {
    this.#positionsOf(samplePrefix, owner).of(issueId).save(position);
  }

  markSynced(readerId: string, issueId: string, position: ReadingPosition): void {
    const stored = this.#positionsOf(positionPrefix, readerId).of(issueId);
    const saved = stored.load();
    if (!saved || saved.readAt !== position.readAt) return;
    const { share } = saved;
    stored.save({ ...position, isSynced: true, ...(share !== undefined && { share }) });
  }

  listUnsynced(readerId: string): readonly IssuePosition[] {
    const positions = this.#positionsOf(positionPrefix, readerId);
    return positions.listIssueIds().flatMap((issueId) => {
      const stored = positions.of(issueId).load();
      return stored && !stored.isSynced ? [{ issueId, ...toPosition(stored) }] : [];
    });
  }

  savePlace(owner: PositionOwner, issueId: string, { page, share }: PlaceInPage): void {
    for (const prefix of positionPrefixes) {
      const stored = this.#positionsOf(prefix, owner).of(issueId);
      const position = stored.load();
      if (position?.page === page) stored.save({ ...position, share });
    }
  }

  findPlace(owner: PositionOwner, issueId: string, page: number): PlaceInPage | null {
    for (const prefix of positionPrefixes) {
      const position = this.#positionsOf(prefix, owner).of(issueId).load();
      if (position?.page === page && isShare(position.share)) return { page, share: position.share };
    }
    return null;
  }

  adopt(readerId: string): void {
    for (const prefix of positionPrefixes) this.#adopt(prefix, readerId);
  }

  #load(kind: string, owner: PositionOwner, issueId: string): ReadingPosition | null {
    const stored = this.#positionsOf(kind, owner).of(issueId).load();
    return stored && toPosition(stored);
  }

  #adopt(kind: string, readerId: string): void {
    const ofVisitors = this.#positionsOf(kind, null);
    const ofReader = this.#positionsOf(kind, readerId);
    for (const issueId of ofVisitors.listIssueIds()) {
      const position = ofVisitors.of(issueId).load();
      const stored = ofReader.of(issueId);
      const own = stored.load();
      // First, because a full storage has no room for both.
      ofVisitors.of(issueId).clear();
      const merged = mergePositions(own, position);
      if (merged && merged !== own) stored.save({ ...merged, isSynced: false });
    }
  }

  #positionsOf(kind: string, owner: PositionOwner) {
    const start = startOfKeys(kind, owner);
    const storage = this.#storage;
    return {
      of: (issueId: string) => new StoredJson<StoredPosition>(storage, `${start}${issueId}`, isPosition),
      listIssueIds: () =>
        Object.keys(storage)
          .filter((key) => key.startsWith(start))
          .map((key) => key.slice(start.length)),
    };
  }
}

const toPosition = ({ page, readAt, language, pagesCount, finishedAt }: StoredPosition): ReadingPosition => ({
  page,
  readAt,
  ...(typeof language === 'string' && { language }),
  ...(Number.isInteger(pagesCount) && { pagesCount }),
  ...(typeof finishedAt === 'string' && { finishedAt }),
});
