import { ReturnToGuardian } from '../../application/session/return-to-guardian.ts';
import { SwitchToChild } from '../../application/session/switch-to-child.ts';
import { HttpGuidedAccounts } from '../../infrastructure/comics/guidance/http-guided-accounts.ts';
import { GuardianReturn } from '../../presentation/shell/modals/guardian-return.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** The accounts of children, and the switch between them and their guardian. */
export const guidedAccountsModule = lateModule((bind) => {
  bind(tokens.guidedAccounts).toResolvedValue(
    (comics) => new HttpGuidedAccounts(comics),
    [tokens.comicsClient],
  );
  bind(tokens.switchToChild).toResolvedValue(
    (guidedAccounts, session, users) => new SwitchToChild(guidedAccounts, session, users),
    [tokens.guidedAccounts, tokens.session, tokens.userCache],
  );
  bind(tokens.returnToGuardian).toResolvedValue(
    (guidedAccounts, session, users) => new ReturnToGuardian(guidedAccounts, session, users),
    [tokens.guidedAccounts, tokens.session, tokens.userCache],
  );
  bind(tokens.guardianReturn).toResolvedValue(
    (returnToGuardian, session, profile, modals, notifications) =>
      new GuardianReturn(returnToGuardian, session, profile, modals, notifications),
    [
      tokens.returnToGuardian,
      tokens.sessionPresenter,
      tokens.readerProfilePresenter,
      tokens.modals,
      tokens.notifications,
    ],
  );
});
