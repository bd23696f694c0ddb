import { GuardianPresenter } from '../../../presentation/shell/guardian/guardian-presenter.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** Lets a guided account ask its guardian. */
export const guardianModule = lateModule((bind) => {
  bind(tokens.guardianPresenter)
    .toResolvedValue(
      (requests, session, profile, clock) => new GuardianPresenter(requests, session, profile, clock),
      [tokens.guardianRequests, tokens.sessionPresenter, tokens.readerProfilePresenter, tokens.clock],
    )
    .inSingletonScope();
});
