import { ExternalPage } from '../../presentation/external/external-page.tsx';
import { ExternalPresenter } from '../../presentation/external/external-presenter.ts';
import { externalEntriesModule } from '../external-entries-module.ts';
import { externalSignInModule } from '../external-sign-in-module.ts';
import { lateModule } from '../late-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const external = screen({
  presenter: tokens.externalPresenter,
  page: ExternalPage,
  shared: [externalEntriesModule, externalSignInModule],
  module: lateModule((bind) => {
    bind(tokens.externalPresenter)
      .toResolvedValue(
        (entries, session, profile) => new ExternalPresenter(entries, session, profile),
        [tokens.externalEntries, tokens.sessionPresenter, tokens.readerProfilePresenter],
      )
      .inSingletonScope();
  }),
});
