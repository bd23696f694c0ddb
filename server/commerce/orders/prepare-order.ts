import type { PaymentMethodCode } from '../../database/commerce-tables.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Buyer, LockedBuyer, Rows } from '../buyer.ts';
import { goodCard } from '../cards/cards.ts';
import { type CouponRow, discountOf, findCoupon } from '../coupons/coupons.ts';
import { type Duplicate, duplicateOf } from '../entitlements/duplicates.ts';
import { liveSubscriptions } from '../entitlements/live-subscriptions.ts';
import { balanceOf } from '../ledger/move-money.ts';
import type { PaymentGateway } from '../payments/payment-gateway.ts';
import { methodsFor, operatorSubjectOf } from '../payments/payment-methods.ts';
import { findOrdered } from '../products/find-ordered.ts';
import type { Ordered, OrderRequest } from '../products/ordered.ts';
import type { Payment } from '../schemas.ts';

interface Asked {
  buyer: LockedBuyer;
  request: OrderRequest;
  now: Date;
}

/** An order that may be written, with how it is paid. Money is cents of the currency. */
export interface Prepared {
  buyer: LockedBuyer;
  ordered: Ordered;
  coupon: CouponRow | null;
  discount: number;
  amount: number;
  method: PaymentMethodCode;
  cardId: string | null;
  now: Date;
}

/** Finds what is asked for and how it is paid, and writes nothing; throws the refusal of what may not be. */
export async function prepareOrder(
  { gateway }: { gateway: PaymentGateway | null },
  { buyer, request, now }: Asked,
): Promise<Prepared> {
  const { rows } = buyer;
  const { payment } = request;
  const ordered = await findOrdered(rows, buyer, request, now);
  await checkMethod(rows, gateway, buyer, ordered, payment);
  const duplicate = (await duplicateOf(buyer, ordered, now)) ?? (await overtakenBy(buyer, request, now));
  if (duplicate) throw new Refusal(duplicate);
  const coupon =
    payment.couponCode === undefined ? null : await findCoupon(rows, buyer, ordered, payment.couponCode, now);
  const discount = coupon ? discountOf(coupon, ordered.price) : 0;
  const amount = ordered.price - discount;
  // Credits are not given for nothing; all else is, without asking anybody to pay.
  if (amount === 0 && ordered.type === 'dragon_wallet_credit') throw new Refusal('COUPON.NOT_FOUND');
  const method = amount === 0 ? 'balance' : payment.paymentMethod;
  const cardId = method === 'credit_card' ? await cardOf(rows, buyer, payment, now) : null;
  if (method === 'balance' && (await balanceOf(rows, buyer.readerId, ordered.currency)) < amount) {
    throw new Refusal('TRANSACTION.PAYMENT_FAILED');
  }
  return { buyer, ordered, coupon, discount, amount, method, cardId, now };
}

/** A plan that somebody orders who does not know that they have got another meanwhile, in another tab or elsewhere. */
async function overtakenBy(buyer: LockedBuyer, request: OrderRequest, now: Date): Promise<Duplicate | null> {
  if (request.type !== 'plan' || request.follows === undefined) return null;
  const [running] = await liveSubscriptions(buyer, now);
  return (running?.id ?? null) === request.follows ? null : 'USER.DUPLICATE_SUBSCRIPTION';
}

async function checkMethod(
  rows: Rows,
  gateway: PaymentGateway | null,
  buyer: Buyer,
  ordered: Ordered,
  { paymentMethod }: Payment,
): Promise<void> {
  const isOperatorsCustomer = (await operatorSubjectOf(rows, buyer.readerId)) !== null;
  const { market, currency } = buyer;
  const methods = methodsFor({ market, currency, isOperatorsCustomer }, ordered, gateway);
  if (methods.includes(paymentMethod)) return;
  throw new Refusal(
    ordered.type === 'plan' ? 'SUBSCRIPTION.INVALID_GATEWAY' : 'TRANSACTION.INVALID_PAYMENT_METHOD',
  );
}

async function cardOf(rows: Rows, { readerId }: Buyer, { paymentCard }: Payment, now: Date): Promise<string> {
  if (!paymentCard) throw new Refusal('PAYMENT_CARD.INVALID');
  return (await goodCard(rows, readerId, paymentCard, now)).id;
}
