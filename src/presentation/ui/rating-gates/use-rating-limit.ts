import { useContext } from 'react';
import type { RatingLimit } from '../../../domain/catalogue/catalogue-query.ts';
import { ratingLimitOf } from '../../../domain/catalogue/rating-gate.ts';
import { RatingGateContext } from './rating-gates.ts';

/**
 * The highest rating that the viewer can open. null if they can open all, so that lists leave out no issues. Call it
 * inside observers.
 */
export const useRatingLimit = (): RatingLimit | null => ratingLimitOf(useContext(RatingGateContext).gateOf);
