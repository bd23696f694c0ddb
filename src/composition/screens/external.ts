import { externalEnUs } from '../../presentation/external/external.en-us.ts';
import { externalPtBr } from '../../presentation/external/external.pt-br.ts';
import { ExternalPage } from '../../presentation/external/external-page.tsx';
import { ExternalPresenter } from '../../presentation/external/external-presenter.ts';
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
import { signInProvidersModule } from '../modules/sign-in-providers-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const external = screen({
  presenter: tokens.externalPresenter,
  page: ExternalPage,
  texts: {
    external: [externalPtBr, externalEnUs],
    auth: [authPtBr, authEnUs],
    providerButtons: [providerButtonsPtBr, providerButtonsEnUs],
    declaration: [declarationPtBr, declarationEnUs],
  },
  shared: [signInProvidersModule, externalSignInModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.externalPresenter)
        .toResolvedValue(
          (signInProviders, session, profile) => new ExternalPresenter(signInProviders, session, profile),
          [tokens.signInProviders, tokens.sessionPresenter, tokens.readerProfilePresenter],
        )
        .inSingletonScope();
    }),
  ],
});
