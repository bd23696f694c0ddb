import { CouponEntry } from '../../../presentation/checkout/order/coupon-entry.ts';
import { OrderPresenter } from '../../../presentation/checkout/order/order-presenter.ts';
import { PaymentChoices } from '../../../presentation/checkout/order/payment-choices.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** An order, for one screen that sells something. Requires `orderModules`. */
export const orderModule = lateModule((bind) => {
  bind(tokens.couponEntry)
    .toResolvedValue(
      (applyCoupon, outcomes, session) => new CouponEntry(applyCoupon, outcomes, session),
      [tokens.applyCoupon, tokens.couponOutcomes, tokens.session],
    )
    .inSingletonScope();
  bind(tokens.paymentChoices)
    .toResolvedValue(
      (cards, couponEntry, checkout, clock) => new PaymentChoices(cards, couponEntry, checkout, clock),
      [tokens.cardsPresenter, tokens.couponEntry, tokens.checkout, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.orderPresenter)
    .toResolvedValue(
      (place, recover, find, follow, intents, choices, account, notifications, clock) =>
        new OrderPresenter({
          placeOrder: place,
          recoverOrder: recover,
          findOrder: find,
          followOrder: follow,
          intents,
          choices,
          account,
          notifications,
          clock,
        }),
      [
        tokens.placeOrder,
        tokens.recoverOrder,
        tokens.findOrder,
        tokens.followOrder,
        tokens.orderIntents,
        tokens.paymentChoices,
        tokens.readerAccount,
        tokens.notifications,
        tokens.clock,
      ],
    )
    .inSingletonScope();
});
