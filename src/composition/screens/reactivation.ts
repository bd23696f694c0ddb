import { reactivationEnUs } from '../../presentation/reactivation/reactivation.en-us.ts';
import { reactivationPtBr } from '../../presentation/reactivation/reactivation.pt-br.ts';
import { ReactivationPage } from '../../presentation/reactivation/reactivation-page.tsx';
import { ReactivationScreenPresenter } from '../../presentation/reactivation/reactivation-screen-presenter.ts';
import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import {
  declarationEnUs,
  providerButtonsEnUs,
} from '../../presentation/shell/auth/provider-buttons.en-us.ts';
import {
  declarationPtBr,
  providerButtonsPtBr,
} from '../../presentation/shell/auth/provider-buttons.pt-br.ts';
import { externalSignInModule } from '../modules/external-sign-in-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { operatorLinkModule } from '../modules/operator-link-module.ts';
import { proofKeysModule } from '../modules/proof-keys-module.ts';
import { reactivationModule } from '../modules/reactivation-module.ts';
import { signInProvidersModule } from '../modules/sign-in-providers-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const reactivation = screen({
  presenter: tokens.reactivationScreenPresenter,
  page: ReactivationPage,
  texts: {
    reactivation: [reactivationPtBr, reactivationEnUs],
    auth: [authPtBr, authEnUs],
    providerButtons: [providerButtonsPtBr, providerButtonsEnUs],
    declaration: [declarationPtBr, declarationEnUs],
  },
  shared: [
    proofKeysModule,
    signInProvidersModule,
    externalSignInModule,
    operatorLinkModule,
    reactivationModule,
  ],
  scoped: [
    lateModule((bind) => {
      bind(tokens.reactivationScreenPresenter)
        .toResolvedValue(
          (profile, signInProviders, reactivation) =>
            new ReactivationScreenPresenter(profile, signInProviders, reactivation),
          [tokens.readerProfilePresenter, tokens.signInProviders, tokens.reactivation],
        )
        .inSingletonScope();
    }),
  ],
});
