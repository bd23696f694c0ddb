import type { ReadingPositions } from '../ports/reading/reading-positions.ts';
import type { Session } from '../ports/session/session.ts';

/**
 * Moves the positions of visitors to the reader who is signed in, now and whenever a reader signs in, until the returned
 * function is called. Rule 69.
 */
export function adoptPositions(positions: Pick<ReadingPositions, 'adopt'>, session: Session): () => void {
  const adopt = () => {
    if (session.current) positions.adopt(session.current.readerId);
  };
  adopt();
  // Also after a change in another tab, because that tab may not have adopted them yet.
  return session.subscribe(adopt);
}
