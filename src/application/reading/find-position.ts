import type { ReadingPosition } from '../../domain/reading/reading.ts';
import type { ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Session } from '../ports/session/session.ts';

/** Finds the last position of the reader, or of visitors, in an issue that this device knows. */
export class FindPosition {
  readonly #positions: ReadingPositions;
  readonly #session: Session;

  constructor(positions: ReadingPositions, session: Session) {
    this.#positions = positions;
    this.#session = session;
  }

  execute(issueId: string): ReadingPosition | null {
    return this.#positions.find(this.#session.current?.readerId ?? null, issueId);
  }
}
