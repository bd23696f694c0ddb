import { OfferReactivation } from '../../application/provider-bond/offer-reactivation.ts';
import { StoredSpecialFlows } from '../../infrastructure/storage/stored-special-flows.ts';
import { ReactivationPresenter } from '../../presentation/shell/provider-bond/reactivation-presenter.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** What is asked of a reader whose operator's plan expired: by a dialog, and on a screen of its own. */
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
