import { externalEnUs } from '../../presentation/external/external.en-us.ts';
import { externalPtBr } from '../../presentation/external/external.pt-br.ts';
import { ExternalPage } from '../../presentation/external/external-page.tsx';
import { ExternalPresenter } from '../../presentation/external/external-presenter.ts';
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
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const external = screen({
  presenter: tokens.externalPresenter,
  page: ExternalPage,
  texts: {
    external: [externalPtBr, externalEnUs],
    auth: [authPtBr, authEnUs],
    externalEntries: [externalEntriesPtBr, externalEntriesEnUs],
    declaration: [declarationPtBr, declarationEnUs],
  },
  shared: [externalEntriesModule, externalSignInModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.externalPresenter)
        .toResolvedValue(
          (entries, session, profile) => new ExternalPresenter(entries, session, profile),
          [tokens.externalEntries, tokens.sessionPresenter, tokens.readerProfilePresenter],
        )
        .inSingletonScope();
    }),
  ],
});
