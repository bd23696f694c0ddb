import { OrderPresenter } from '../../presentation/checkout/order/order-presenter.ts';
import { PaymentChoices } from '../../presentation/checkout/order/payment-choices.ts';
import { RememberedOrder } from '../../presentation/checkout/order/remembered-order.ts';
import { WaitingOrder } from '../../presentation/checkout/order/waiting-order.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/** An order, for one screen that sells something; with `orderModules`. */
export const orderModule = lateModule((bind) => {
  bind(tokens.paymentChoices)
    .toResolvedValue(
      (cards, checkout, applyCoupon, clock) => new PaymentChoices(cards, checkout, applyCoupon, clock),
      [tokens.cardsPresenter, tokens.checkout, tokens.applyCoupon, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.waitingOrder)
    .toResolvedValue(
      (followOrder, clock) => new WaitingOrder(followOrder, clock),
      [tokens.followOrder, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.rememberedOrder)
    .toResolvedValue(
      (findOrder, clock) => new RememberedOrder(findOrder, clock),
      [tokens.findOrder, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.orderPresenter)
    .toResolvedValue(
      (place, recover, intents, remembered, choices, waiting, after, notifications, clock) =>
        new OrderPresenter(
          { place, recover, intents },
          { remembered, choices, waiting, after },
          notifications,
          clock,
        ),
      [
        tokens.placeOrder,
        tokens.recoverOrder,
        tokens.orderIntents,
        tokens.rememberedOrder,
        tokens.paymentChoices,
        tokens.waitingOrder,
        tokens.afterPurchase,
        tokens.notifications,
        tokens.clock,
      ],
    )
    .inSingletonScope();
});
