import type {
  ReadingPositions,
  UnsyncedPosition,
} from '../../../src/application/ports/reading/reading-positions.ts';
import type { ReadingPosition } from '../../../src/domain/reading/reading.ts';

interface StoredPosition {
  readonly userId: string;
  readonly issueId: string;
  readonly position: ReadingPosition;
  readonly isSynced: boolean;
}

export class FakeReadingPositions implements ReadingPositions {
  readonly #kept = new Map<string, StoredPosition>();

  find(userId: string, issueId: string): ReadingPosition | null {
    return this.#kept.get(`${userId} ${issueId}`)?.position ?? null;
  }

  save(userId: string, issueId: string, position: ReadingPosition): void {
    this.#kept.set(`${userId} ${issueId}`, { userId, issueId, position, isSynced: false });
  }

  markSynced(userId: string, issueId: string, position: ReadingPosition): void {
    const kept = this.#kept.get(`${userId} ${issueId}`);
    if (kept?.position.readAt === position.readAt) {
      this.#kept.set(`${userId} ${issueId}`, { ...kept, isSynced: true });
    }
  }

  unsynced(userId: string): readonly UnsyncedPosition[] {
    return [...this.#kept.values()]
      .filter((kept) => kept.userId === userId && !kept.isSynced)
      .map(({ issueId, position }) => ({ issueId, ...position }));
  }
}
