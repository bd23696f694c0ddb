import { balanceEnUs } from '../../presentation/checkout/wallet/balance.en-us.ts';
import { balancePtBr } from '../../presentation/checkout/wallet/balance.pt-br.ts';
import { CreditPage } from '../../presentation/checkout/wallet/credit-page.tsx';
import { CreditPresenter } from '../../presentation/checkout/wallet/credit-presenter.ts';
import { orderModules } from '../modules/checkout/order-modules.ts';
import { lateModule } from '../modules/late-module.ts';
import { checkoutPresenterModule } from '../parts/modules/checkout-presenter-module.ts';
import { lazyAddCardModule } from '../parts/modules/lazy-add-card-module.ts';
import { orderModule } from '../parts/modules/order-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const balance = screen({
  presenter: tokens.creditPresenter,
  page: CreditPage,
  texts: { balance: [balancePtBr, balanceEnUs] },
  isPersonal: true,
  shared: orderModules,
  scoped: [
    orderModule,
    lazyAddCardModule,
    checkoutPresenterModule,
    lateModule((bind) => {
      bind(tokens.creditPresenter)
        .toResolvedValue(
          (checkout, service) => new CreditPresenter(checkout, service),
          [tokens.checkoutPresenter, tokens.checkout],
        )
        .inSingletonScope();
    }),
  ],
});
