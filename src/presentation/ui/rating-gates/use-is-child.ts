import { useContext } from 'react';
import { RatingGateContext } from './rating-gates.ts';

/**
 * True for a viewer who may not open issues for readers of 16, so that most searches and genres have little for them. Call
 * it inside observers.
 */
export const useIsChild = (): boolean => useContext(RatingGateContext).gateOf('16') === 'blocked';
