import { WithdrawPurchase } from '../../application/checkout/withdraw-purchase.ts';
import { HistoryPage } from '../../presentation/checkout/payment-history/history-page.tsx';
import { HistoryPresenter } from '../../presentation/checkout/payment-history/history-presenter.ts';
import { paymentHistoryEnUs } from '../../presentation/checkout/payment-history/payment-history.en-us.ts';
import { paymentHistoryPtBr } from '../../presentation/checkout/payment-history/payment-history.pt-br.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { followOrderModule } from '../modules/checkout/follow-order-module.ts';
import { listTransactionsModule } from '../modules/checkout/list-transactions-module.ts';
import { orderIntentsModule } from '../modules/checkout/order-intents-module.ts';
import { transactionsModule } from '../modules/checkout/transactions-module.ts';
import { lateModule } from '../modules/late-module.ts';
import { readerAccountModule } from '../modules/reader-account-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const paymentHistory = screen({
  presenter: tokens.historyPresenter,
  page: HistoryPage,
  texts: {
    paymentHistory: [paymentHistoryPtBr, paymentHistoryEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
    formats: [formatsPtBr, formatsEnUs],
  },
  shared: [
    transactionsModule,
    listTransactionsModule,
    orderIntentsModule,
    followOrderModule,
    readerAccountModule,
  ],
  isLocalized: true,
  isPersonal: true,
  scoped: [
    lateModule((bind) => {
      bind(tokens.lazyPayingPix)
        .toResolvedValue(
          (parts) =>
            parts.lazyView(async () => {
              const file = await import(/* webpackChunkName: 'paying-pix' */ '../parts/paying-pix.ts');
              return file.payingPix;
            }),
          [tokens.parts],
        )
        .inSingletonScope();
      bind(tokens.withdrawPurchase).toResolvedValue(
        (transactions, session) => new WithdrawPurchase(transactions, session),
        [tokens.transactions, tokens.session],
      );
      bind(tokens.historyPresenter)
        .toResolvedValue(
          (
            listTransactions,
            followOrder,
            withdrawPurchase,
            profile,
            confirm,
            notifications,
            account,
            session,
            modals,
            pixPanel,
          ) =>
            new HistoryPresenter({
              listTransactions,
              followOrder,
              withdrawPurchase,
              profile,
              confirm,
              notifications,
              account,
              session,
              modals,
              pixPanel,
            }),
          [
            tokens.listTransactions,
            tokens.followOrder,
            tokens.withdrawPurchase,
            tokens.readerProfilePresenter,
            tokens.confirm,
            tokens.notifications,
            tokens.readerAccount,
            tokens.sessionPresenter,
            tokens.modals,
            tokens.lazyPayingPix,
          ],
        )
        .inSingletonScope();
    }),
  ],
});
