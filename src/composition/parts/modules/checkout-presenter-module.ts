import { SaveBillingData } from '../../../application/account/save-billing-data.ts';
import { BrowserNavigation } from '../../../infrastructure/browser/browser-navigation.ts';
import { BillingDataSaver } from '../../../presentation/checkout/order/billing-data-saver.ts';
import { CheckoutPresenter } from '../../../presentation/checkout/order/checkout-presenter.ts';
import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

/** The order form and its panels, for one screen that sells something. Requires `orderModule`. */
export const checkoutPresenterModule = lateModule((bind) => {
  bind(tokens.navigation).toResolvedValue(() => new BrowserNavigation(window.location));
  bind(tokens.lazyCheckoutForm)
    .toResolvedValue(
      (parts) =>
        parts.lazyView(async () => {
          const file = await import(/* webpackChunkName: 'checkout-form' */ '../checkout-form.ts');
          return file.checkoutForm;
        }),
      [tokens.parts],
    )
    .inSingletonScope();
  bind(tokens.lazyOrderPanels)
    .toResolvedValue(
      (parts) =>
        parts.lazyView(async () => {
          const file = await import(/* webpackChunkName: 'order-panels' */ '../order-panels.ts');
          return file.orderPanels;
        }),
      [tokens.parts],
    )
    .inSingletonScope();
  bind(tokens.saveBillingData).toResolvedValue(
    (updateProfile, changePhone) => new SaveBillingData(updateProfile, changePhone),
    [tokens.updateProfile, tokens.changePhone],
  );
  bind(tokens.billingDataSaver).toResolvedValue(
    (save, account, confirmation) => new BillingDataSaver(save, account, confirmation),
    [tokens.saveBillingData, tokens.readerAccount, tokens.passwordConfirmation],
  );
  bind(tokens.checkoutPresenter)
    .toResolvedValue(
      (order, form, panels, addCard, billingData, navigation) =>
        new CheckoutPresenter(order, { form, panels, addCard }, billingData, navigation),
      [
        tokens.orderPresenter,
        tokens.lazyCheckoutForm,
        tokens.lazyOrderPanels,
        tokens.lazyAddCard,
        tokens.billingDataSaver,
        tokens.navigation,
      ],
    )
    .inSingletonScope();
});
