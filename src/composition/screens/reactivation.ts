import { ReactivationPage } from '../../presentation/reactivation/reactivation-page.tsx';
import { ReactivationScreenPresenter } from '../../presentation/reactivation/reactivation-screen-presenter.ts';
import { externalEntriesModule } from '../external-entries-module.ts';
import { externalSignInModule } from '../external-sign-in-module.ts';
import { lateModule } from '../late-module.ts';
import { operatorBondModule } from '../operator-bond-module.ts';
import { reactivationModule } from '../reactivation-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const reactivation = screen({
  presenter: tokens.reactivationScreenPresenter,
  page: ReactivationPage,
  shared: [externalEntriesModule, externalSignInModule, operatorBondModule, reactivationModule],
  module: lateModule((bind) => {
    bind(tokens.reactivationScreenPresenter)
      .toResolvedValue(
        (profile, entries, asking) => new ReactivationScreenPresenter(profile, entries, asking),
        [tokens.readerProfilePresenter, tokens.externalEntries, tokens.reactivation],
      )
      .inSingletonScope();
  }),
});
