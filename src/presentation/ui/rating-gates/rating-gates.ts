import { createContext } from 'react';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Gate } from '../../../domain/catalogue/rating-gate.ts';

/**
 * Whether the viewer may see issues of a rating. Call it inside observers: the answer changes when the reader signs in
 * or confirms their age.
 */
export const RatingGates = createContext<(rating: ParentalRating) => Gate>(() => 'open');
