import { useContext } from 'react';
import { type RatingFilter, ratingFilterOf } from '../../../domain/catalogue/rating-gate.ts';
import { RatingGateContext } from './rating-gates.ts';

interface ViewerFilter {
  /** True while the profile of a reader who may be a child loads. Lists show placeholders until then. */
  readonly isWaiting: boolean;
  readonly isShown: RatingFilter;
}

/** Leaves out what the viewer can never open. Call it inside observers: the answers change when the reader signs in. */
export function useRatingFilter(): ViewerFilter {
  const { isLoading, gateOf } = useContext(RatingGateContext);
  return { isWaiting: isLoading, isShown: ratingFilterOf(gateOf) };
}
