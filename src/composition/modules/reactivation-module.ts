import { OfferReactivation } from '../../application/operator-link/offer-reactivation.ts';
import { StoredSpecialFlows } from '../../infrastructure/storage/stored-special-flows.ts';
import { ReactivationPresenter } from '../../presentation/shell/operator-link/reactivation-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** Reactivation of an operator plan that expired, in a dialog and on a screen. */
export const reactivationModule = lateModule((bind) => {
  bind(tokens.specialFlows)
    .toResolvedValue((storage) => new StoredSpecialFlows(storage), [tokens.storage])
    .inSingletonScope();
  bind(tokens.offerReactivation).toResolvedValue(
    (flows, clock) => new OfferReactivation(flows, clock),
    [tokens.specialFlows, tokens.clock],
  );
  bind(tokens.reactivation)
    .toResolvedValue(
      (session, profile, unlinkOperator, modals, notifications) =>
        new ReactivationPresenter({ session, profile, unlinkOperator, modals, notifications }),
      [
        tokens.sessionPresenter,
        tokens.readerProfilePresenter,
        tokens.unlinkOperator,
        tokens.modals,
        tokens.notifications,
      ],
    )
    .inSingletonScope();
});
