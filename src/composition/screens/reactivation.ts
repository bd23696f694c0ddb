import { reactivationEnUs } from '../../presentation/reactivation/reactivation.en-us.ts';
import { reactivationPtBr } from '../../presentation/reactivation/reactivation.pt-br.ts';
import { ReactivationPage } from '../../presentation/reactivation/reactivation-page.tsx';
import { ReactivationScreenPresenter } from '../../presentation/reactivation/reactivation-screen-presenter.ts';
import { lateModule } from '../modules/late-module.ts';
import { operatorLinkModule } from '../modules/operator-link-module.ts';
import { reactivationModule } from '../modules/reactivation-module.ts';
import { lazyProviderButtonsModule } from '../parts/modules/lazy-provider-buttons-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const reactivation = screen({
  presenter: tokens.reactivationScreenPresenter,
  page: ReactivationPage,
  texts: { reactivation: [reactivationPtBr, reactivationEnUs] },
  shared: [lazyProviderButtonsModule, operatorLinkModule, reactivationModule],
  scoped: [
    lateModule((bind) => {
      bind(tokens.reactivationScreenPresenter)
        .toResolvedValue(
          (profile, providerButtons, reactivation) =>
            new ReactivationScreenPresenter(profile, providerButtons, reactivation),
          [tokens.readerProfilePresenter, tokens.lazyProviderButtons, tokens.reactivation],
        )
        .inSingletonScope();
    }),
  ],
});
