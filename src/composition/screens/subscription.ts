import { subscriptionEnUs } from '../../presentation/checkout/subscription/subscription.en-us.ts';
import { subscriptionPtBr } from '../../presentation/checkout/subscription/subscription.pt-br.ts';
import { SubscriptionPage } from '../../presentation/checkout/subscription/subscription-page.tsx';
import { SubscriptionPresenter } from '../../presentation/checkout/subscription/subscription-presenter.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { offeredPlansModule } from '../modules/checkout/offered-plans-module.ts';
import { orderModules } from '../modules/checkout/order-modules.ts';
import { plansModule } from '../modules/checkout/plans-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { checkoutPresenterModule } from '../parts/modules/checkout-presenter-module.ts';
import { lazyAddCardModule } from '../parts/modules/lazy-add-card-module.ts';
import { orderModule } from '../parts/modules/order-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const subscription = screen({
  presenter: tokens.subscriptionPresenter,
  page: SubscriptionPage,
  texts: { subscription: [subscriptionPtBr, subscriptionEnUs], formats: [formatsPtBr, formatsEnUs] },
  isPersonal: true,
  shared: [plansModule, offeredPlansModule, ...orderModules],
  fetch: (presenter) => void presenter.list.start(),
  scoped: [
    orderModule,
    lazyAddCardModule,
    checkoutPresenterModule,
    lateModule((bind) => {
      bind(tokens.subscriptionPresenter)
        .toResolvedValue(
          (checkout, issues, offered, clock) => new SubscriptionPresenter(checkout, issues, offered, clock),
          [tokens.checkoutPresenter, tokens.issues, tokens.offeredPlans, tokens.clock],
        )
        .inSingletonScope();
    }),
  ],
});
