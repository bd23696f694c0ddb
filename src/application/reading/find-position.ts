import type { ReadingPosition } from '../../domain/reading/reading.ts';
import type { ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Session } from '../ports/session/session.ts';

/** Finds the last position of the signed-in reader in an issue that this device knows. */
export class FindPosition {
  readonly #positions: ReadingPositions;
  readonly #session: Session;

  constructor(positions: ReadingPositions, session: Session) {
    this.#positions = positions;
    this.#session = session;
  }

  execute(issueId: string): ReadingPosition | null {
    const credentials = this.#session.current;
    return credentials && this.#positions.find(credentials.readerId, issueId);
  }
}
