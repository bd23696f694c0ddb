import { useContext } from 'react';
import type { ParentalRating } from '../../../domain/catalogue/issue.ts';
import type { Series } from '../../../domain/catalogue/series.ts';
import type { Picture } from '../../../domain/picture.ts';
import { RatingGateContext } from './rating-gates.ts';

interface RatedCover {
  readonly cover: Picture | null;
  /** null if unknown. */
  readonly rating: ParentalRating | null;
}

/**
 * The series' own cover or that of its first issue. If the viewer can never see the first issue, the cover of the first
 * issue with the lowest rating. Call it inside observers.
 */
export function useSeriesCover(series: Series): RatedCover {
  const { gateOf } = useContext(RatingGateContext);
  const { cover, parentalRating = null, lowestRatingCover, lowestParentalRating } = series;
  // A question of age does not replace the cover, because the answer would replace it again.
  const isBlocked = parentalRating !== null && gateOf(parentalRating) === 'blocked';
  if (!isBlocked || !lowestRatingCover || !lowestParentalRating) return { cover, rating: parentalRating };
  return { cover: lowestRatingCover, rating: lowestParentalRating };
}
