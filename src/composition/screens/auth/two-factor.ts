import { fieldErrorsEnUs } from '../../../presentation/account/field-errors.en-us.ts';
import { fieldErrorsPtBr } from '../../../presentation/account/field-errors.pt-br.ts';
import { accountFrameEnUs } from '../../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../../presentation/shell/account/account-frame.pt-br.ts';
import { secondFactorEnUs } from '../../../presentation/shell/second-factor/second-factor.en-us.ts';
import { secondFactorPtBr } from '../../../presentation/shell/second-factor/second-factor.pt-br.ts';
import { twoFactorEnUs } from '../../../presentation/two-factor/two-factor.en-us.ts';
import { twoFactorPtBr } from '../../../presentation/two-factor/two-factor.pt-br.ts';
import { TwoFactorPage } from '../../../presentation/two-factor/two-factor-page.tsx';
import { TwoFactorPresenter } from '../../../presentation/two-factor/two-factor-presenter.ts';
import { formEnUs } from '../../../presentation/ui/form/form.en-us.ts';
import { formPtBr } from '../../../presentation/ui/form/form.pt-br.ts';
import { lateModule } from '../../modules/late-module.ts';
import { passwordConfirmationModule } from '../../modules/password-confirmation-module.ts';
import { secondFactorModule } from '../../modules/second-factor-module.ts';
import { screen } from '../../screen.tsx';
import { tokens } from '../../tokens.ts';

export const twoFactor = screen({
  presenter: tokens.twoFactorPresenter,
  page: TwoFactorPage,
  texts: {
    twoFactor: [twoFactorPtBr, twoFactorEnUs],
    secondFactor: [secondFactorPtBr, secondFactorEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
    form: [formPtBr, formEnUs],
    fieldErrors: [fieldErrorsPtBr, fieldErrorsEnUs],
  },
  shared: [passwordConfirmationModule, secondFactorModule],
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.twoFactorPresenter)
        .toResolvedValue(
          (secondFactor, session, confirmation, notifications) =>
            new TwoFactorPresenter(secondFactor, session, confirmation, notifications),
          [tokens.secondFactor, tokens.sessionPresenter, tokens.passwordConfirmation, tokens.notifications],
        )
        .inSingletonScope();
    }),
  ],
});
