import { paymentHistoryEnUs } from '../../presentation/checkout/payment-history/payment-history.en-us.ts';
import { paymentHistoryPtBr } from '../../presentation/checkout/payment-history/payment-history.pt-br.ts';
import { ReceiptModal } from '../../presentation/checkout/payment-history/receipt-modal.tsx';
import { formatsEnUs } from '../../presentation/i18n/formats.en-us.ts';
import { formatsPtBr } from '../../presentation/i18n/formats.pt-br.ts';
import { view } from '../parts.ts';

/** The modal with the receipt of a payment. */
export const receipt = view({
  View: ReceiptModal,
  texts: {
    paymentHistory: [paymentHistoryPtBr, paymentHistoryEnUs],
    formats: [formatsPtBr, formatsEnUs],
  },
});
