import { createContext } from 'react';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Gate } from '../../../domain/catalogue/rating-gate.ts';

/**
 * What may be shown of a rating to whoever looks at the shop. Asked inside observers: the answer changes when somebody
 * signs in or says that they are of age.
 */
export const RatingGates = createContext<(rating: ParentalRating) => Gate>(() => 'open');
