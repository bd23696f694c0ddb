import { FindOrder } from '../../../application/checkout/find-order.ts';
import { PlaceOrder } from '../../../application/checkout/place-order.ts';
import { HttpCheckout } from '../../../infrastructure/comics/http-checkout.ts';
import { visitStorage } from '../../../infrastructure/storage/device-storage.ts';
import { StoredCouponOutcomes } from '../../../infrastructure/storage/stored-coupon-outcomes.ts';
import { tokens } from '../../tokens.ts';
import { lateModule } from '../late-module.ts';

/** Placing orders. Requires `orderIntentsModule`. */
export const checkoutModule = lateModule((bind) => {
  bind(tokens.checkout).toResolvedValue((comics) => new HttpCheckout(comics), [tokens.comicsClient]);
  bind(tokens.placeOrder).toResolvedValue(
    (checkout, intents, session, clock) => new PlaceOrder(checkout, intents, session, clock),
    [tokens.checkout, tokens.orderIntents, tokens.session, tokens.clock],
  );
  bind(tokens.findOrder).toResolvedValue(
    (intents, session) => new FindOrder(intents, session),
    [tokens.orderIntents, tokens.session],
  );
  bind(tokens.couponOutcomes)
    .toResolvedValue(() => new StoredCouponOutcomes(visitStorage()))
    .inSingletonScope();
});
