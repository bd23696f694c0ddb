import type {
  ReadingPositions,
  UnsyncedPosition,
} from '../../application/ports/reading/reading-positions.ts';
import type { ReadingPosition } from '../../domain/reading/reading.ts';
import { hasFields, StoredJson } from './stored-json.ts';

const prefix = 'banca.position.';

interface StoredPosition extends ReadingPosition {
  readonly isTold: boolean;
}

const isPosition = (value: unknown): value is StoredPosition =>
  hasFields(value, 'page', 'readAt', 'isTold') &&
  Number.isInteger(value.page) &&
  typeof value.readAt === 'string';

/** One key per user and issue, so that two tabs reading two comics never overwrite each other. */
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
    this.#of(readerId, issueId).save({ ...position, isTold: false });
  }

  markSynced(readerId: string, issueId: string, position: ReadingPosition): void {
    const stored = this.#of(readerId, issueId);
    if (stored.load()?.readAt === position.readAt) stored.save({ ...position, isTold: true });
  }

  unsynced(readerId: string): readonly UnsyncedPosition[] {
    const start = `${prefix}${readerId}.`;
    return Object.keys(this.#storage)
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(start.length))
      .flatMap((issueId) => {
        const stored = this.#of(readerId, issueId).load();
        return stored && !stored.isTold ? [{ issueId, page: stored.page, readAt: stored.readAt }] : [];
      });
  }

  #of(readerId: string, issueId: string): StoredJson<StoredPosition> {
    return new StoredJson(this.#storage, `${prefix}${readerId}.${issueId}`, isPosition);
  }
}
