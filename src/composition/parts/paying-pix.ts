import { afterOrderEnUs } from '../../presentation/checkout/order/after-order.en-us.ts';
import { afterOrderPtBr } from '../../presentation/checkout/order/after-order.pt-br.ts';
import { PayingPix } from '../../presentation/checkout/payment-history/paying-pix.tsx';
import { paymentHistoryEnUs } from '../../presentation/checkout/payment-history/payment-history.en-us.ts';
import { paymentHistoryPtBr } from '../../presentation/checkout/payment-history/payment-history.pt-br.ts';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { view } from '../parts.ts';

/** Pays a pending Pix from the payment history. Texts that the history also uses are loaded by the history. */
export const payingPix = view({
  View: PayingPix,
  texts: {
    afterOrder: [afterOrderPtBr, afterOrderEnUs],
    paymentHistory: [paymentHistoryPtBr, paymentHistoryEnUs],
    formats: [formatsPtBr, formatsEnUs],
  },
});
