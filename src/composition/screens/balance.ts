import { CreditPage } from '../../presentation/checkout/credit-page.tsx';
import { CreditPresenter } from '../../presentation/checkout/credit-presenter.ts';
import { creditWordsEnUs } from '../../presentation/checkout/credit-words.en-us.ts';
import { creditWordsPtBr } from '../../presentation/checkout/credit-words.pt-br.ts';
import { checkoutDeskModule } from '../checkout-desk-module.ts';
import { lateModule } from '../late-module.ts';
import { laterAddCardModule } from '../later-add-card-module.ts';
import { orderModules } from '../order-modules.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const balance = screen({
  presenter: tokens.creditPresenter,
  page: CreditPage,
  texts: {
    'pt-BR': { checkout: { credit: creditWordsPtBr } },
    'en-US': { checkout: { credit: creditWordsEnUs } },
  },
  isPersonal: true,
  shared: [...orderModules, laterAddCardModule, checkoutDeskModule],
  module: lateModule((bind) => {
    bind(tokens.creditPresenter)
      .toResolvedValue(
        (desk, checkout) => new CreditPresenter(desk, checkout),
        [tokens.checkoutDesk, tokens.checkout],
      )
      .inSingletonScope();
  }),
});
