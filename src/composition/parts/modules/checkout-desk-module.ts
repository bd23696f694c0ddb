import { BrowserNavigation } from '../../../infrastructure/browser/browser-navigation.ts';
import { CheckoutDesk } from '../../../presentation/checkout/order/checkout-desk.ts';
import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

/** The ways in and out of an order, for one screen that sells something; with `orderModule`. */
export const checkoutDeskModule = lateModule((bind) => {
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
  bind(tokens.checkoutDesk)
    .toResolvedValue(
      (order, form, panels, addCard, navigation) =>
        new CheckoutDesk(order, { form, panels, addCard }, navigation),
      [
        tokens.orderPresenter,
        tokens.lazyCheckoutForm,
        tokens.lazyOrderPanels,
        tokens.lazyAddCard,
        tokens.navigation,
      ],
    )
    .inSingletonScope();
});
