import { paymentMethodsEnUs } from '../../presentation/checkout/payment-methods/payment-methods.en-us.ts';
import { paymentMethodsPtBr } from '../../presentation/checkout/payment-methods/payment-methods.pt-br.ts';
import { PaymentMethodsPage } from '../../presentation/checkout/payment-methods/payment-methods-page.tsx';
import { accountFrameEnUs } from '../../presentation/shell/account/account-frame.en-us.ts';
import { accountFramePtBr } from '../../presentation/shell/account/account-frame.pt-br.ts';
import { cardsModule } from '../modules/checkout/cards-module.ts';
import { ownCardsModule } from '../modules/checkout/own-cards-module.ts';
import { paymentCardsModule } from '../modules/checkout/payment-cards-module.ts';
import { screen } from '../screen.tsx';
import { tokens } from '../tokens.ts';

export const paymentMethods = screen({
  presenter: tokens.ownCardsPresenter,
  page: PaymentMethodsPage,
  texts: {
    paymentMethods: [paymentMethodsPtBr, paymentMethodsEnUs],
    accountFrame: [accountFramePtBr, accountFrameEnUs],
  },
  shared: [paymentCardsModule, cardsModule, ownCardsModule],
  isPersonal: true,
});
