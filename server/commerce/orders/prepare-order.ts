import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Buyer, DatabaseTransaction, LockedBuyer } from '../buyer.ts';
import { findValidCard } from '../cards/cards.ts';
import { type CouponRow, discountOf, findCoupon } from '../coupons/coupons.ts';
import { type Duplicate, findDuplicate } from '../entitlements/duplicates.ts';
import { findLiveSubscriptions } from '../entitlements/live-subscriptions.ts';
import { balanceOf } from '../ledger/move-money.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { findOperatorSubject, methodsFor } from '../payments/payment-methods.ts';
import { findOrderedProduct } from '../products/find-ordered-product.ts';
import type { OrderedProduct, OrderRequest } from '../products/order-product.ts';
import type { OrderPayment } from '../schemas.ts';

interface OrderDraft {
  buyer: LockedBuyer;
  request: OrderRequest;
  now: Date;
}

/** A valid order with its payment. Amounts are in cents of the currency. */
export interface PreparedOrder {
  buyer: LockedBuyer;
  product: OrderedProduct;
  coupon: CouponRow | null;
  discount: number;
  amount: number;
  method: PaymentMethodCode;
  cardId: string | null;
  now: Date;
}

/** Looks up and checks the product and the payment. Writes nothing. Throws an ApiError if the order is not allowed. */
export async function prepareOrder(
  { gateway }: { gateway: PaymentGateway | null },
  { buyer, request, now }: OrderDraft,
): Promise<PreparedOrder> {
  const { trx } = buyer;
  const { payment } = request;
  const product = await findOrderedProduct(trx, buyer, request, now);
  await requireAllowedMethod(trx, gateway, buyer, product, payment);
  const duplicate =
    (await findDuplicate(buyer, product, now)) ?? (await findUnseenSubscription(buyer, request, now));
  if (duplicate) throw new ApiError(duplicate);
  const coupon =
    payment.couponCode === undefined ? null : await findCoupon(trx, buyer, product, payment.couponCode, now);
  const discount = coupon ? discountOf(coupon, product.price) : 0;
  const amount = product.price - discount;
  // A coupon can make every product free except wallet credits.
  if (amount === 0 && product.type === 'dragon_wallet_credit') throw new ApiError('COUPON.NOT_FOR_PRODUCT');
  const method = amount === 0 ? 'balance' : payment.paymentMethod;
  const cardId = method === 'credit_card' ? await findCardId(trx, buyer, payment, now) : null;
  if (method === 'balance' && (await balanceOf(trx, buyer.readerId, product.currency)) < amount) {
    throw new ApiError('TRANSACTION.PAYMENT_FAILED');
  }
  return { buyer, product, coupon, discount, amount, method, cardId, now };
}

/** Rejects a plan if the reader has got another subscription since the page was shown, for example in another tab. */
async function findUnseenSubscription(
  buyer: LockedBuyer,
  request: OrderRequest,
  now: Date,
): Promise<Duplicate | null> {
  if (request.type !== 'plan' || request.follows === undefined) return null;
  const [running] = await findLiveSubscriptions(buyer, now);
  return (running?.id ?? null) === request.follows ? null : 'USER.DUPLICATE_SUBSCRIPTION';
}

async function requireAllowedMethod(
  trx: DatabaseTransaction,
  gateway: PaymentGateway | null,
  buyer: Buyer,
  product: OrderedProduct,
  { paymentMethod }: OrderPayment,
): Promise<void> {
  const isOperatorsCustomer = (await findOperatorSubject(trx, buyer.readerId)) !== null;
  const { market, currency } = buyer;
  const methods = methodsFor({ market, currency, isOperatorsCustomer }, product, gateway);
  if (methods.includes(paymentMethod)) return;
  throw new ApiError(
    product.type === 'plan' ? 'SUBSCRIPTION.INVALID_GATEWAY' : 'TRANSACTION.INVALID_PAYMENT_METHOD',
  );
}

async function findCardId(
  trx: DatabaseTransaction,
  { readerId }: Buyer,
  { paymentCard }: OrderPayment,
  now: Date,
): Promise<string> {
  if (!paymentCard) throw new ApiError('PAYMENT_CARD.INVALID');
  return (await findValidCard(trx, readerId, paymentCard, now)).id;
}
