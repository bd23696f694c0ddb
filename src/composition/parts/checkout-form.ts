import { checkoutFormEnUs } from '../../presentation/checkout/checkout-form.en-us.ts';
import { checkoutFormPtBr } from '../../presentation/checkout/checkout-form.pt-br.ts';
import { CheckoutForm } from '../../presentation/checkout/checkout-form.tsx';
import { planWordsEnUs } from '../../presentation/checkout/plan-words.en-us.ts';
import { planWordsPtBr } from '../../presentation/checkout/plan-words.pt-br.ts';
import { soldWordsEnUs } from '../../presentation/checkout/sold-words.en-us.ts';
import { soldWordsPtBr } from '../../presentation/checkout/sold-words.pt-br.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';

/** How what is sold is paid. */
export const checkoutForm = {
  View: CheckoutForm,
  texts: {
    'pt-BR': {
      checkout: { ...checkoutFormPtBr, ...soldWordsPtBr, plan: { ...planWordsPtBr, ...soldWordsPtBr.plan } },
      formats: formatsPtBr,
    },
    'en-US': {
      checkout: { ...checkoutFormEnUs, ...soldWordsEnUs, plan: { ...planWordsEnUs, ...soldWordsEnUs.plan } },
      formats: formatsEnUs,
    },
  },
};
