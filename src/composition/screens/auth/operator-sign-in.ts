import { operatorSignInEnUs } from '../../../presentation/operator-sign-in/operator-sign-in.en-us.ts';
import { operatorSignInPtBr } from '../../../presentation/operator-sign-in/operator-sign-in.pt-br.ts';
import { OperatorSignInPage } from '../../../presentation/operator-sign-in/operator-sign-in-page.tsx';
import { OperatorSignInPresenter } from '../../../presentation/operator-sign-in/operator-sign-in-presenter.ts';
import { authEnUs } from '../../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../../presentation/shell/auth/auth.pt-br.ts';
import {
  declarationEnUs,
  providerButtonsEnUs,
} from '../../../presentation/shell/auth/provider-buttons.en-us.ts';
import {
  declarationPtBr,
  providerButtonsPtBr,
} from '../../../presentation/shell/auth/provider-buttons.pt-br.ts';
import { externalSignInModule } from '../../modules/external-sign-in-module.ts';
import { lateModule } from '../../modules/late-module.ts';
import { operatorSignInModule } from '../../modules/operator-sign-in-module.ts';
import { proofKeysModule } from '../../modules/proof-keys-module.ts';
import { signInProvidersModule } from '../../modules/sign-in-providers-module.ts';
import { screen } from '../../screen.tsx';
import { tokens } from '../../tokens.ts';

export const operatorSignIn = screen({
  presenter: tokens.operatorSignInPresenter,
  page: OperatorSignInPage,
  texts: {
    operatorSignIn: [operatorSignInPtBr, operatorSignInEnUs],
    auth: [authPtBr, authEnUs],
    providerButtons: [providerButtonsPtBr, providerButtonsEnUs],
    declaration: [declarationPtBr, declarationEnUs],
  },
  shared: [proofKeysModule, signInProvidersModule, externalSignInModule, operatorSignInModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.operatorSignInPresenter)
        .toResolvedValue(
          (signInProviders, session, profile) =>
            new OperatorSignInPresenter(signInProviders, session, profile),
          [tokens.signInProviders, tokens.sessionPresenter, tokens.readerProfilePresenter],
        )
        .inSingletonScope();
    }),
  ],
});
