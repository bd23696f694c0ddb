import { planWordsEnUs } from '../../presentation/checkout/plan-words.en-us.ts';
import { planWordsPtBr } from '../../presentation/checkout/plan-words.pt-br.ts';
import { SubscriptionPage } from '../../presentation/checkout/subscription-page.tsx';
import { SubscriptionPresenter } from '../../presentation/checkout/subscription-presenter.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { checkoutDeskModule } from '../checkout-desk-module.ts';
import { lateModule } from '../late-module.ts';
import { laterAddCardModule } from '../later-add-card-module.ts';
import { offeredPlansModule } from '../offered-plans-module.ts';
import { orderModules } from '../order-modules.ts';
import { plansModule } from '../plans-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const subscription = screen({
  presenter: tokens.subscriptionPresenter,
  page: SubscriptionPage,
  texts: {
    'pt-BR': { checkout: { plan: planWordsPtBr }, formats: formatsPtBr },
    'en-US': { checkout: { plan: planWordsEnUs }, formats: formatsEnUs },
  },
  isPersonal: true,
  shared: [plansModule, offeredPlansModule, ...orderModules, laterAddCardModule, checkoutDeskModule],
  fetch: (presenter) => void presenter.list.start(),
  module: lateModule((bind) => {
    bind(tokens.subscriptionPresenter)
      .toResolvedValue(
        (desk, offered, clock) => new SubscriptionPresenter(desk, offered, clock),
        [tokens.checkoutDesk, tokens.offeredPlans, tokens.clock],
      )
      .inSingletonScope();
  }),
});
