import { gateEnUs } from '../../presentation/shell/age-gate/gate.en-us.ts';
import { gatePtBr } from '../../presentation/shell/age-gate/gate.pt-br.ts';
import { RatingGatePanel } from '../../presentation/shell/age-gate/rating-gate-panel.tsx';
import { view } from '../parts.ts';

/** In place of an issue that is not shown, on screens where that is rare. */
export const ratingGate = view({
  View: RatingGatePanel,
  texts: { gate: [gatePtBr, gateEnUs] },
});
