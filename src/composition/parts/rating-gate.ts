import { gateEnUs } from '../../presentation/shell/gate.en-us.ts';
import { gatePtBr } from '../../presentation/shell/gate.pt-br.ts';
import { RatingGatePanel } from '../../presentation/shell/rating-gate-panel.tsx';

/** In place of an issue that is not shown, on screens where that is rare. */
export const ratingGate = {
  View: RatingGatePanel,
  texts: {
    'pt-BR': { gate: gatePtBr },
    'en-US': { gate: gateEnUs },
  },
};
