import { guardianReturnEnUs } from '../../presentation/shell/modals/guardian-return.en-us.ts';
import { guardianReturnPtBr } from '../../presentation/shell/modals/guardian-return.pt-br.ts';
import { GuardianReturnModal } from '../../presentation/shell/modals/guardian-return-modal.tsx';
import { secondFactorEnUs } from '../../presentation/shell/second-factor/second-factor.en-us.ts';
import { secondFactorPtBr } from '../../presentation/shell/second-factor/second-factor.pt-br.ts';
import { formEnUs } from '../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../presentation/ui/form/form.pt-br.ts';
import { view } from '../parts.ts';

/** The modal that asks for the guardian's password. */
export const guardianReturn = view({
  View: GuardianReturnModal,
  texts: {
    guardianReturn: [guardianReturnPtBr, guardianReturnEnUs],
    secondFactor: [secondFactorPtBr, secondFactorEnUs],
    form: [formPtBr, formEnUs],
  },
});
