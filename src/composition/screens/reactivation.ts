import { ContainerModule } from 'inversify';
import { ReactivationPage } from '../../presentation/reactivation/reactivation-page.tsx';
import { ReactivationScreenPresenter } from '../../presentation/reactivation/reactivation-screen-presenter.ts';
import { externalSignInModule } from '../external-sign-in-module.ts';
import { reactivationModule } from '../reactivation-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const reactivation = screen({
  presenter: tokens.reactivationScreenPresenter,
  page: ReactivationPage,
  shared: [externalSignInModule, reactivationModule],
  module: new ContainerModule(({ bind }) => {
    bind(tokens.reactivationScreenPresenter)
      .toResolvedValue(
        (profile, entries, asking) => new ReactivationScreenPresenter(profile, entries, asking),
        [tokens.readerProfilePresenter, tokens.externalEntries, tokens.reactivation],
      )
      .inSingletonScope();
  }),
});
