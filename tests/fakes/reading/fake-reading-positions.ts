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
  readonly #kept = new Map<string, StoredPosition>();

  find(readerId: string, issueId: string): ReadingPosition | null {
    return this.#kept.get(`${readerId} ${issueId}`)?.position ?? null;
  }

  save(readerId: string, issueId: string, position: ReadingPosition): void {
    this.#kept.set(`${readerId} ${issueId}`, { readerId, issueId, position, isSynced: false });
  }

  markSynced(readerId: string, issueId: string, position: ReadingPosition): void {
    const kept = this.#kept.get(`${readerId} ${issueId}`);
    if (kept?.position.readAt === position.readAt) {
      this.#kept.set(`${readerId} ${issueId}`, { ...kept, isSynced: true });
    }
  }

  unsynced(readerId: string): readonly UnsyncedPosition[] {
    return [...this.#kept.values()]
      .filter((kept) => kept.readerId === readerId && !kept.isSynced)
      .map(({ issueId, position }) => ({ issueId, ...position }));
  }
}
