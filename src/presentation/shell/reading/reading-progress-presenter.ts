import { makeAutoObservable, reaction } from 'mobx';
import type {
  IssuePosition,
  ReadingPositions,
} from '../../../application/ports/reading/reading-positions.ts';
import type { Readings } from '../../../application/ports/reading/readings.ts';
import type { Issue } from '../../../domain/catalogue/issue.ts';
import type { ReadingPosition } from '../../../domain/reading/reading.ts';
import {
  finishedAtOf,
  mergePositions,
  type ReadingProgress,
} from '../../../domain/reading/reading-progress.ts';
import { succeeded } from '../../../domain/result.ts';
import { Loadable, loadedValueOf } from '../loading/loadable.ts';
import type { SessionPresenter } from '../session/session-presenter.ts';

/** By the id of the issue. */
type ProgressMap = ReadonlyMap<string, ReadingProgress>;

const noProgress: ProgressMap = new Map();
const noPositions: ReadonlyMap<string, IssuePosition> = new Map();

/**
 * How far the reader has read each issue, by the platform and by the positions that this device keeps; visitors only have
 * the latter. It marks covers, so a failed request is not reported.
 */
export class ReadingProgressPresenter {
  readonly #readings: Readings;
  readonly #session: SessionPresenter;
  /** By the id of the reader, so that no reader sees the progress of another. */
  readonly #loadable = new Loadable<ProgressMap, string | null>();
  /** Page turns on this device since the app was opened. The loaded progress may be older. */
  readonly #turns = new Loadable<ProgressMap, string | null>();
  /** What the device kept when the session or the app began, newest first. */
  readonly #deviceProgress = new Loadable<ReadonlyMap<string, IssuePosition>, string | null>();

  constructor(readings: Readings, session: SessionPresenter) {
    this.#readings = readings;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** All started issues that the platform knows, or that were opened since the app was opened. */
  get entries(): ProgressMap {
    const loaded = this.#current(this.#loadable);
    const turns = this.#current(this.#turns);
    if (turns.size === 0) return loaded;
    const entries = new Map(loaded);
    for (const [issueId, turn] of turns) {
      const former = loaded.get(issueId) ?? null;
      entries.set(issueId, mergePositions(former, turn));
    }
    return entries;
  }

  /** By the id of the issue. Computed, so that cards do not render again when the device turns out to keep nothing. */
  get devicePositions(): ReadonlyMap<string, IssuePosition> {
    const kept = loadedValueOf(this.#deviceProgress.stateOf(this.#session.readerId));
    return kept && kept.size > 0 ? kept : noPositions;
  }

  /** True if the reader or visitor reached the last page. False until that is known. Rule 63. */
  isFinished({ id, pagesCount }: Pick<Issue, 'id' | 'pagesCount'>): boolean {
    if (this.positionOf(id)?.finishedAt) return true;
    const kept = this.devicePositions.get(id);
    return kept !== undefined && finishedAtOf(kept, pagesCount) !== null;
  }

  /** The progress in an issue; null if the reader has not started it or it is not loaded yet. */
  positionOf(issueId: string): ReadingProgress | null {
    return this.entries.get(issueId) ?? null;
  }

  /** Loads the progress of each reader who signs in, until the returned function is called. */
  start(): () => void {
    return reaction(
      () => this.#session.readerId,
      (readerId) => void this.#load(readerId),
      { fireImmediately: true },
    );
  }

  /**
   * Adds the positions that this device keeps, and again after each change of the session. The code that reads them loads
   * after the first screen.
   */
  readDevice(positions: ReadingPositions): void {
    const { readerId } = this.#session;
    this.#deviceProgress.set(readerId, new Map(positions.list(readerId).map((each) => [each.issueId, each])));
  }

  /** Loads the progress again if it could not be loaded. */
  async retry(): Promise<void> {
    const { readerId } = this.#session;
    if (this.#loadable.stateOf(readerId).kind === 'failed') await this.#load(readerId);
  }

  /** Updates the progress with a page turn on this device, without a request. */
  recordTurn(issueId: string, position: ReadingPosition, pagesCount: number): void {
    const { readerId } = this.#session;
    const finishedAt = finishedAtOf(position, pagesCount);
    const turn: ReadingProgress = { issueId, pagesCount, ...position, finishedAt };
    const turns = this.#current(this.#turns);
    const former = turns.get(issueId) ?? null;
    this.#turns.set(readerId, new Map(turns).set(issueId, mergePositions(former, turn)));
  }

  #current(loadable: Loadable<ProgressMap, string | null>): ProgressMap {
    return loadedValueOf(loadable.stateOf(this.#session.readerId)) ?? noProgress;
  }

  async #load(readerId: string | null): Promise<void> {
    if (readerId === null) {
      this.#turns.reset();
      return this.#loadable.reset();
    }
    if (this.#loadable.stateOf(readerId).kind === 'ready') return;
    await this.#loadable.load(readerId, async () => {
      const outcome = await this.#readings.listProgress(readerId);
      return outcome.ok ? succeeded(new Map(outcome.value.map((each) => [each.issueId, each]))) : outcome;
    });
  }
}
