import { CouponEntry } from '../../../presentation/checkout/order/coupon-entry.ts';
import { KnownOrders } from '../../../presentation/checkout/order/known-orders.ts';
import { OrderPresenter } from '../../../presentation/checkout/order/order-presenter.ts';
import { PaymentChoices } from '../../../presentation/checkout/order/payment-choices.ts';
import { lateModule } from '../../modules/late-module.ts';
import { tokens } from '../../tokens.ts';

const loadSentOrder = async () =>
  (await import(/* webpackChunkName: 'sent-order' */ '../sent-order.ts')).sentOrder;

/** An order, for one screen that sells something. Requires `orderModules`. */
export const orderModule = lateModule((bind) => {
  bind(tokens.couponEntry)
    .toResolvedValue(
      (parts, outcomes, session) =>
        new CouponEntry(
          parts.lazyUseCase(tokens.applyCoupon, async () => {
            const file = await import(/* webpackChunkName: 'checkout-form' */ '../checkout-form.ts');
            return file.checkoutForm;
          }),
          outcomes,
          session,
        ),
      [tokens.parts, tokens.couponOutcomes, tokens.session],
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
      (place, parts, find, intents, choices, account, notifications, clock) =>
        new OrderPresenter({
          placeOrder: place,
          recoverOrder: parts.lazyUseCase(tokens.recoverOrder, loadSentOrder),
          knownOrders: new KnownOrders(find, intents, account.profile),
          followOrder: parts.lazyUseCase(tokens.followOrder, loadSentOrder),
          choices,
          account,
          notifications,
          clock,
        }),
      [
        tokens.placeOrder,
        tokens.parts,
        tokens.findOrder,
        tokens.orderIntents,
        tokens.paymentChoices,
        tokens.readerAccount,
        tokens.notifications,
        tokens.clock,
      ],
    )
    .inSingletonScope();
});
