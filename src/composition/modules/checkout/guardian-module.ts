import { HttpGuardianRequests } from '../../../infrastructure/comics/guidance/http-guardian-requests.ts';
import { GuardianPresenter } from '../../../presentation/shell/guardian/guardian-presenter.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** What a guided account asks its guardian for. */
export const guardianModule = lateModule((bind) => {
  bind(tokens.guardianRequests).toResolvedValue(
    (comics) => new HttpGuardianRequests(comics),
    [tokens.comicsClient],
  );
  bind(tokens.guardianPresenter)
    .toResolvedValue(
      (requests, session, profile, clock) => new GuardianPresenter(requests, session, profile, clock),
      [tokens.guardianRequests, tokens.sessionPresenter, tokens.readerProfilePresenter, tokens.clock],
    )
    .inSingletonScope();
});
