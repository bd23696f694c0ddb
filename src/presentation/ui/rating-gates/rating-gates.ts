import { createContext } from 'react';
import type { FindGate } from '../../../domain/catalogue/rating-gate.ts';

/** Read it inside observers: the answers change when the reader signs in or confirms their age. */
export interface RatingGate {
  /**
   * True while the profile of a reader who may be a child loads. Lists that leave issues out show placeholders until
   * then.
   */
  readonly isLoading: boolean;
  /** Whether the viewer may see issues of a rating, or one issue, which the guardian of a child may have allowed. */
  readonly gateOf: FindGate;
}

export const RatingGateContext = createContext<RatingGate>({ isLoading: false, gateOf: () => 'open' });
