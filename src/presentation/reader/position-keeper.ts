import type { KeepPosition } from '../../application/reading/keep-position.ts';
import type { SyncPositions } from '../../application/reading/sync-positions.ts';

/** Milliseconds without a turn after which the service is told. */
const pause = 2000;

/** Keeps every turn on the device at once, and tells the service when its reader pauses or leaves. */
export class PositionKeeper {
  readonly #keepPosition: KeepPosition;
  readonly #syncPositions: SyncPositions;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(keepPosition: KeepPosition, syncPositions: SyncPositions) {
    this.#keepPosition = keepPosition;
    this.#syncPositions = syncPositions;
  }

  /** `page` counts from 0. */
  turned(issueId: string, page: number): void {
    this.#keepPosition.execute(issueId, page);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.tell(), pause);
  }

  /** Tells what is untold without waiting. A failure is silent: the positions are told the next time. */
  tell(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#syncPositions.execute();
  }
}
