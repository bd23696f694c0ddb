import { reactivationEnUs } from '../../presentation/reactivation/reactivation.en-us.ts';
import { reactivationPtBr } from '../../presentation/reactivation/reactivation.pt-br.ts';
import { ReactivationPage } from '../../presentation/reactivation/reactivation-page.tsx';
import { ReactivationScreenPresenter } from '../../presentation/reactivation/reactivation-screen-presenter.ts';
import { lateModule } from '../modules/late-module.ts';
import { lazyProviderButtonsModule } from '../parts/modules/lazy-provider-buttons-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const reactivation = screen({
  presenter: tokens.reactivationScreenPresenter,
  page: ReactivationPage,
  texts: { reactivation: [reactivationPtBr, reactivationEnUs] },
  shared: [lazyProviderButtonsModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.reactivationScreenPresenter)
        .toResolvedValue(
          (profile, providerButtons, modals) =>
            new ReactivationScreenPresenter(profile, providerButtons, modals),
          [tokens.readerProfilePresenter, tokens.lazyProviderButtons, tokens.modals],
        )
        .inSingletonScope();
    }),
  ],
});
