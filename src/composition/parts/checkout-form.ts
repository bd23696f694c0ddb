import { checkoutFormEnUs } from '../../presentation/checkout/form/checkout-form.en-us.ts';
import { checkoutFormPtBr } from '../../presentation/checkout/form/checkout-form.pt-br.ts';
import { CheckoutForm } from '../../presentation/checkout/form/checkout-form.tsx';
import { soldWordsEnUs } from '../../presentation/checkout/form/sold-words.en-us.ts';
import { soldWordsPtBr } from '../../presentation/checkout/form/sold-words.pt-br.ts';
import { planWordsEnUs } from '../../presentation/checkout/subscription/plan-words.en-us.ts';
import { planWordsPtBr } from '../../presentation/checkout/subscription/plan-words.pt-br.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { view } from '../parts.ts';

/** The form in which the reader chooses how to pay. */
export const checkoutForm = view({
  View: CheckoutForm,
  texts: {
    checkout: [checkoutFormPtBr, checkoutFormEnUs],
    sold: [soldWordsPtBr, soldWordsEnUs],
    subscription: [planWordsPtBr, planWordsEnUs],
    formats: [formatsPtBr, formatsEnUs],
  },
});
