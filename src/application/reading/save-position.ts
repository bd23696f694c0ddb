import type { OpenIssue, PlaceInPage, ReadingPosition } from '../../domain/reading/reading.ts';
import { keepFinishedAt } from '../../domain/reading/reading-progress.ts';
import type { Clock } from '../ports/device/clock.ts';
import type { ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Session } from '../ports/session/session.ts';

/** The edition of which a page is read. */
type ReadEdition = Pick<OpenIssue, 'language' | 'isSample' | 'pages'> & {
  readonly issue: Pick<OpenIssue['issue'], 'id' | 'pagesCount'>;
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

  /** Adds the place to the position, if the reader is at its page. */
  savePlace({ issue }: ReadEdition, place: PlaceInPage): void {
    this.#positions.savePlace(this.#session.current?.readerId ?? null, issue.id, place);
  }

  /** `page` counts from 0. Returns the saved position. */
  execute({ issue, language, isSample, pages }: ReadEdition, page: number): ReadingPosition {
    const owner = this.#session.current?.readerId ?? null;
    // The pages of a sample are not all.
    const pagesCount = isSample ? issue.pagesCount : pages.length;
    const position: ReadingPosition = { page, readAt: this.#clock.now().toISOString(), language, pagesCount };
    if (isSample) {
      this.#positions.saveInSample(owner, issue.id, position);
      return position;
    }
    // An issue that is read again stays finished.
    const former = this.#positions.find(owner, issue.id);
    const saved = former ? keepFinishedAt(position, former, issue.pagesCount) : position;
    this.#positions.save(owner, issue.id, saved);
    return saved;
  }
}
