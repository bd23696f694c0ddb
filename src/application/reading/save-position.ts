import type { OpenIssue, ReadingPosition } from '../../domain/reading/reading.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Session } from '../ports/session/session.ts';

/** The edition of which a page is read. */
type ReadEdition = Pick<OpenIssue, 'language' | 'isSample'> & {
  readonly issue: Pick<OpenIssue['issue'], 'id'>;
};

/** Saves the page that the reader is on, on the device and at once. `SyncPositions` sends it to the service. */
export class SavePosition {
  readonly #positions: ReadingPositions;
  readonly #session: Session;
  readonly #clock: Clock;

  constructor(positions: ReadingPositions, session: Session, clock: Clock) {
    this.#positions = positions;
    this.#session = session;
    this.#clock = clock;
  }

  /** `page` counts from 0. Returns the saved position. */
  execute({ issue: { id: issueId }, language, isSample }: ReadEdition, page: number): ReadingPosition {
    const owner = this.#session.current?.readerId ?? null;
    const position: ReadingPosition = { page, readAt: this.#clock.now().toISOString(), language };
    if (isSample) this.#positions.saveInSample(owner, issueId, position);
    else this.#positions.save(owner, issueId, position);
    return position;
  }
}
