import type {
  ReadingPositions,
  UnsyncedPosition,
} from '../../application/ports/reading/reading-positions.ts';
import type { ReadingPosition } from '../../domain/reading/reading.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const prefix = 'banca.position.';

interface StoredPosition extends ReadingPosition {
  /** Absent in positions that older versions stored. They are sent again, which has no effect. */
  readonly isSynced?: boolean;
}

const isPosition = (value: unknown): value is StoredPosition =>
  hasFields(value, 'page', 'readAt') && Number.isInteger(value.page) && typeof value.readAt === 'string';

/** Uses one key for each user and issue, so that two tabs with different issues do not overwrite each other. */
export class StoredReadingPositions implements ReadingPositions {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  find(readerId: string, issueId: string): ReadingPosition | null {
    const stored = this.#of(readerId, issueId).load();
    return stored && { page: stored.page, readAt: stored.readAt };
  }

  save(readerId: string, issueId: string, position: ReadingPosition): void {
    this.#of(readerId, issueId).save({ ...position, isSynced: false });
  }

  markSynced(readerId: string, issueId: string, position: ReadingPosition): void {
    const stored = this.#of(readerId, issueId);
    if (stored.load()?.readAt === position.readAt) stored.save({ ...position, isSynced: true });
  }

  listUnsynced(readerId: string): readonly UnsyncedPosition[] {
    const start = `${prefix}${readerId}.`;
    return Object.keys(this.#storage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .flatMap((issueId) => {
        const stored = this.#of(readerId, issueId).load();
        return stored && !stored.isSynced ? [{ issueId, page: stored.page, readAt: stored.readAt }] : [];
      });
  }

  #of(readerId: string, issueId: string): StoredJson<StoredPosition> {
    return new StoredJson(this.#storage, `${prefix}${readerId}.${issueId}`, isPosition);
  }
}
