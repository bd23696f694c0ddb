import { ApiError } from '../../http/api-error.ts';
import { qrPicture } from '../pix/qr-picture.ts';
import { shownPixOf } from '../pix/shown-pix.ts';
import type { PurchaseAnswer } from '../schemas.ts';
import type { SettledOrder } from './settle-order.ts';

/** The response to an order. Throws an ApiError if it was not paid or could not be delivered. */
export function purchaseOf({ order, approvalAddress }: SettledOrder): PurchaseAnswer {
  const { id: externalId, amount, currency, status } = order;
  if (status === 'refused' || status === 'expired') throw new ApiError('TRANSACTION.PAYMENT_FAILED');
  if (status === 'refunded' && !order.isWithdrawn) {
    throw new ApiError(
      order.product.type === 'plan' ? 'USER.DUPLICATE_SUBSCRIPTION' : 'USER.DUPLICATE_ACQUISITION',
    );
  }
  if (status !== 'waiting') return { externalId, status: 'paid', amount, currency };
  const pix = shownPixOf(order);
  return {
    externalId,
    status,
    amount,
    currency,
    ...(pix && { ...pix, pixQrCodeImg: qrPicture(pix.pixCode) }),
    ...(approvalAddress !== undefined && { approvalAddress }),
  };
}
