import { gateEnUs } from '../../presentation/shell/age-gate/gate.en-us.ts';
import { gatePtBr } from '../../presentation/shell/age-gate/gate.pt-br.ts';
import { RatingGatePanel } from '../../presentation/shell/age-gate/rating-gate-panel.tsx';
import { view } from '../parts.ts';

/** Replaces an issue that the viewer may not see. Loaded on demand, for screens where this is rare. */
export const ratingGate = view({
  View: RatingGatePanel,
  texts: { gate: [gatePtBr, gateEnUs] },
});
