import { EndRenewal } from '../../application/checkout/end-renewal.ts';
import { RenewByCard } from '../../application/checkout/renew-by-card.ts';
import { WithdrawFromSubscription } from '../../application/checkout/withdraw-from-subscription.ts';
import { HttpSubscriptions } from '../../infrastructure/comics/http-subscriptions.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { ownPlanEnUs } from '../../presentation/own-plan/own-plan.en-us.ts';
import { ownPlanPtBr } from '../../presentation/own-plan/own-plan.pt-br.ts';
import { OwnPlanPage } from '../../presentation/own-plan/own-plan-page.tsx';
import { OwnPlanPresenter } from '../../presentation/own-plan/own-plan-presenter.ts';
import { OwnSubscriptions } from '../../presentation/own-plan/own-subscriptions.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { listTransactionsModule } from '../modules/checkout/list-transactions-module.ts';
import { offeredPlansModule } from '../modules/checkout/offered-plans-module.ts';
import { paymentCardsModule } from '../modules/checkout/payment-cards-module.ts';
import { plansModule } from '../modules/checkout/plans-module.ts';
import { transactionsModule } from '../modules/checkout/transactions-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { readerAccountModule } from '../modules/reader-account-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const ownPlan = screen({
  presenter: tokens.ownPlanPresenter,
  page: OwnPlanPage,
  texts: {
    ownPlan: [ownPlanPtBr, ownPlanEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
    formats: [formatsPtBr, formatsEnUs],
  },
  shared: [
    transactionsModule,
    listTransactionsModule,
    paymentCardsModule,
    readerAccountModule,
    plansModule,
    offeredPlansModule,
  ],
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.subscriptions).toResolvedValue(
        (comics) => new HttpSubscriptions(comics),
        [tokens.comicsClient],
      );
      bind(tokens.renewByCard).toResolvedValue(
        (subscriptions, session) => new RenewByCard(subscriptions, session),
        [tokens.subscriptions, tokens.session],
      );
      bind(tokens.endRenewal).toResolvedValue(
        (subscriptions, session) => new EndRenewal(subscriptions, session),
        [tokens.subscriptions, tokens.session],
      );
      bind(tokens.withdraw).toResolvedValue(
        (subscriptions, session) => new WithdrawFromSubscription(subscriptions, session),
        [tokens.subscriptions, tokens.session],
      );
      bind(tokens.ownSubscriptions)
        .toResolvedValue(
          (profile, offered, clock) => new OwnSubscriptions(profile, offered, clock),
          [tokens.readerProfilePresenter, tokens.offeredPlans, tokens.clock],
        )
        .inSingletonScope();
      bind(tokens.ownPlanPresenter)
        .toResolvedValue(
          (
            subscriptions,
            renewByCard,
            endRenewal,
            withdraw,
            listTransactions,
            listCards,
            account,
            confirm,
            notifications,
            clock,
          ) =>
            new OwnPlanPresenter({
              subscriptions,
              renewByCard,
              endRenewal,
              withdrawFromSubscription: withdraw,
              listTransactions,
              listCards,
              account,
              confirm,
              notifications,
              clock,
            }),
          [
            tokens.ownSubscriptions,
            tokens.renewByCard,
            tokens.endRenewal,
            tokens.withdraw,
            tokens.listTransactions,
            tokens.listCards,
            tokens.readerAccount,
            tokens.confirm,
            tokens.notifications,
            tokens.clock,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
