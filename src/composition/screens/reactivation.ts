import { reactivationEnUs } from '../../presentation/reactivation/reactivation.en-us.ts';
import { reactivationPtBr } from '../../presentation/reactivation/reactivation.pt-br.ts';
import { ReactivationPage } from '../../presentation/reactivation/reactivation-page.tsx';
import { ReactivationScreenPresenter } from '../../presentation/reactivation/reactivation-screen-presenter.ts';
import { authEnUs } from '../../presentation/shell/auth/auth.en-us.ts';
import { authPtBr } from '../../presentation/shell/auth/auth.pt-br.ts';
import {
  declarationEnUs,
  externalEntriesEnUs,
} from '../../presentation/shell/auth/external-entries.en-us.ts';
import {
  declarationPtBr,
  externalEntriesPtBr,
} from '../../presentation/shell/auth/external-entries.pt-br.ts';
import { externalEntriesModule } from '../modules/external-entries-module.ts';
import { externalSignInModule } from '../modules/external-sign-in-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { operatorLinkModule } from '../modules/operator-link-module.ts';
import { reactivationModule } from '../modules/reactivation-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const reactivation = screen({
  presenter: tokens.reactivationScreenPresenter,
  page: ReactivationPage,
  texts: {
    reactivation: [reactivationPtBr, reactivationEnUs],
    auth: [authPtBr, authEnUs],
    externalEntries: [externalEntriesPtBr, externalEntriesEnUs],
    declaration: [declarationPtBr, declarationEnUs],
  },
  shared: [externalEntriesModule, externalSignInModule, operatorLinkModule, reactivationModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.reactivationScreenPresenter)
        .toResolvedValue(
          (profile, entries, asking) => new ReactivationScreenPresenter(profile, entries, asking),
          [tokens.readerProfilePresenter, tokens.externalEntries, tokens.reactivation],
        )
        .inSingletonScope();
    }),
  ],
});
