import { useContext } from 'react';
import type { ParentalRating } from '../../domain/catalogue/issue.ts';
import { RatingGates } from '../ui/rating-gates/rating-gates.ts';

/** Decides which results are shown. Issues and series that the reader can never open are left out. */
export type IsShown = (result: { readonly parentalRating?: ParentalRating }) => boolean;

/** Call the result inside observers: the answer changes when the reader signs in. */
export function useIsShown(): IsShown {
  const gateOf = useContext(RatingGates);
  return ({ parentalRating }) => parentalRating === undefined || gateOf(parentalRating) !== 'blocked';
}
