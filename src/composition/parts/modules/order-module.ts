import { CouponEntry } from '../../../presentation/checkout/order/coupon-entry.ts';
import { KnownOrders } from '../../../presentation/checkout/order/known-orders.ts';
import { OrderPresenter } from '../../../presentation/checkout/order/order-presenter.ts';
import { PaymentChoices } from '../../../presentation/checkout/order/payment-choices.ts';
import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

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
      (cards, couponEntry, checkout, session, clock) =>
        new PaymentChoices(cards, couponEntry, checkout, session, clock),
      [tokens.cardsPresenter, tokens.couponEntry, tokens.checkout, tokens.sessionPresenter, tokens.clock],
    )
    .inSingletonScope();
  bind(tokens.orderPresenter)
    .toResolvedValue(
      (place, parts, find, follow, intents, choices, account, notifications, clock) =>
        new OrderPresenter({
          placeOrder: place,
          recoverOrder: parts.lazyUseCase(tokens.recoverOrder, async () => {
            const file = await import(/* webpackChunkName: 'recover-order' */ '../recover-order.ts');
            return file.recoverOrder;
          }),
          knownOrders: new KnownOrders(find, intents, account.profile),
          followOrder: follow,
          choices,
          account,
          notifications,
          clock,
        }),
      [
        tokens.placeOrder,
        tokens.parts,
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
