import { ContainerModule } from 'inversify';
import { ExternalPage } from '../../presentation/external/external-page.tsx';
import { ExternalPresenter } from '../../presentation/external/external-presenter.ts';
import { externalSignInModule } from '../external-sign-in-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const external = screen({
  presenter: tokens.externalPresenter,
  page: ExternalPage,
  shared: [externalSignInModule],
  module: new ContainerModule(({ bind }) => {
    bind(tokens.externalPresenter)
      .toResolvedValue(
        (entries, session, profile) => new ExternalPresenter(entries, session, profile),
        [tokens.externalEntries, tokens.sessionPresenter, tokens.readerProfilePresenter],
      )
      .inSingletonScope();
  }),
});
