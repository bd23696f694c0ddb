import { BrowserNavigation } from '../../../infrastructure/browser/browser-navigation.ts';
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
        parts.lazyPart(async () => {
          const file = await import(/* webpackChunkName: 'order-panels' */ '../order-panels.ts');
          return file.orderPanels;
        }),
      [tokens.parts],
    )
    .inSingletonScope();
  bind(tokens.checkoutPresenter)
    .toResolvedValue(
      (order, form, panels, addCard, navigation) =>
        new CheckoutPresenter(order, { form, panels, addCard }, navigation),
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
