import { ApplyCoupon } from '../../application/checkout/apply-coupon.ts';
import { checkoutFormEnUs } from '../../presentation/checkout/form/checkout-form.en-us.ts';
import { checkoutFormPtBr } from '../../presentation/checkout/form/checkout-form.pt-br.ts';
import { CheckoutForm } from '../../presentation/checkout/form/checkout-form.tsx';
import { soldEnUs } from '../../presentation/checkout/form/sold.en-us.ts';
import { soldPtBr } from '../../presentation/checkout/form/sold.pt-br.ts';
import { subscriptionEnUs } from '../../presentation/checkout/subscription/subscription.en-us.ts';
import { subscriptionPtBr } from '../../presentation/checkout/subscription/subscription.pt-br.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { lateModule } from '../modules/late-module.ts';
import { view } from '../parts.ts';
import { tokens } from '../tokens.ts';

const applyCouponModule = lateModule((bind) => {
  bind(tokens.applyCoupon).toResolvedValue(
    (checkout, session) => new ApplyCoupon(checkout, session),
    [tokens.checkout, tokens.session],
  );
});

/** The form in which the reader chooses how to pay, and enters a coupon. Requires `checkoutModule`. */
export const checkoutForm = view({
  View: CheckoutForm,
  shared: [applyCouponModule],
  texts: {
    checkout: [checkoutFormPtBr, checkoutFormEnUs],
    sold: [soldPtBr, soldEnUs],
    subscription: [subscriptionPtBr, subscriptionEnUs],
    formats: [formatsPtBr, formatsEnUs],
  },
});
