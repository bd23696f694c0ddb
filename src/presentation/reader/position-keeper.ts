import type { SavePosition } from '../../application/reading/save-position.ts';
import type { SyncPositions } from '../../application/reading/sync-positions.ts';

/** The position is sent to the platform after this time without a page turn. */
const syncDelayMs = 2000;

/** Stores each page turn on the device, and syncs the position when the reader pauses or leaves. */
export class PositionKeeper {
  readonly #keepPosition: SavePosition;
  readonly #syncPositions: SyncPositions;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(keepPosition: SavePosition, syncPositions: SyncPositions) {
    this.#keepPosition = keepPosition;
    this.#syncPositions = syncPositions;
  }

  /** `page` counts from 0. Positions in samples stay on the device. */
  recordTurn(issueId: string, page: number, isSample: boolean): void {
    this.#keepPosition.execute(issueId, page, isSample);
    if (isSample) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.sync(), syncDelayMs);
  }

  /** Starts to sync unsynced positions. A failure is ignored, because the next call retries. */
  sync(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#syncPositions.execute();
  }
}
