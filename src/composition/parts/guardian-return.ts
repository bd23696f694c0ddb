import { ReturnToGuardian } from '../../application/session/return-to-guardian.ts';
import { guardianReturnEnUs } from '../../presentation/shell/modals/guardian-return.en-us.ts';
import { guardianReturnPtBr } from '../../presentation/shell/modals/guardian-return.pt-br.ts';
import { GuardianReturn } from '../../presentation/shell/modals/guardian-return.ts';
import { GuardianReturnModal } from '../../presentation/shell/modals/guardian-return-modal.tsx';
import { secondFactorEnUs } from '../../presentation/shell/second-factor/second-factor.en-us.ts';
import { secondFactorPtBr } from '../../presentation/shell/second-factor/second-factor.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { guidedAccountsModule } from '../modules/guided-accounts-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { view } from '../parts.ts';
import { tokens } from '../tokens.ts';

const guardianReturnModule = lateModule((bind) => {
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

/** The modal that asks for the guardian's password. */
export const guardianReturn = view({
  View: GuardianReturnModal,
  texts: {
    guardianReturn: [guardianReturnPtBr, guardianReturnEnUs],
    secondFactor: [secondFactorPtBr, secondFactorEnUs],
    form: [formPtBr, formEnUs],
  },
  shared: [guidedAccountsModule, guardianReturnModule],
});
