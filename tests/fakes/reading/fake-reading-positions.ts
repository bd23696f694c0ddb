import type {
  ReadingPositions,
  UnsyncedPosition,
} from '../../../src/application/ports/reading/reading-positions.ts';
import type { ReadingPosition } from '../../../src/domain/reading/reading.ts';

interface StoredPosition {
  readonly readerId: string;
  readonly issueId: string;
  readonly position: ReadingPosition;
  readonly isSynced: boolean;
}

export class FakeReadingPositions implements ReadingPositions {
  readonly #positions = new Map<string, StoredPosition>();

  find(readerId: string, issueId: string): ReadingPosition | null {
    return this.#positions.get(`${readerId} ${issueId}`)?.position ?? null;
  }

  save(readerId: string, issueId: string, position: ReadingPosition): void {
    this.#positions.set(`${readerId} ${issueId}`, { readerId, issueId, position, isSynced: false });
  }

  markSynced(readerId: string, issueId: string, position: ReadingPosition): void {
    const stored = this.#positions.get(`${readerId} ${issueId}`);
    if (stored?.position.readAt === position.readAt) {
      this.#positions.set(`${readerId} ${issueId}`, { ...stored, isSynced: true });
    }
  }

  listUnsynced(readerId: string): readonly UnsyncedPosition[] {
    return [...this.#positions.values()]
      .filter((stored) => stored.readerId === readerId && !stored.isSynced)
      .map(({ issueId, position }) => ({ issueId, ...position }));
  }
}
