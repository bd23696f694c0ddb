import { OrderPresenter } from '../../presentation/checkout/order/order-presenter.ts';
import { PaymentChoices } from '../../presentation/checkout/order/payment-choices.ts';
import { RememberedOrder } from '../../presentation/checkout/order/remembered-order.ts';
import { WaitingOrder } from '../../presentation/checkout/order/waiting-order.ts';
import { tokens } from '../tokens.ts';
import { lateModule } from './late-module.ts';

/**
 * An order, for the screens that sell something; one of `orderModules`. Nothing here is a singleton: each screen's
 * presenter gets an order of its own, and where the screen is personal, another reader's screen another one.
 */
export const orderModule = lateModule((bind) => {
  bind(tokens.paymentChoices).toResolvedValue(
    (cards, checkout, applyCoupon, clock) => new PaymentChoices(cards, checkout, applyCoupon, clock),
    [tokens.cardsPresenter, tokens.checkout, tokens.applyCoupon, tokens.clock],
  );
  bind(tokens.waitingOrder).toResolvedValue(
    (followOrder, clock) => new WaitingOrder(followOrder, clock),
    [tokens.followOrder, tokens.clock],
  );
  bind(tokens.rememberedOrder).toResolvedValue(
    (findOrder, clock) => new RememberedOrder(findOrder, clock),
    [tokens.findOrder, tokens.clock],
  );
  bind(tokens.orderPresenter).toResolvedValue(
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
  );
});
