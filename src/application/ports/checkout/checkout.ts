import type { Coupon } from '../../../domain/checkout/coupon.ts';
import type { Order, OrderItem, Purchase } from '../../../domain/checkout/order.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { OrderErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { CreditOffer } from '../../../domain/wallet/credit-offer.ts';

/** Sells plans, issues and credits to the signed-in reader. */
export interface Checkout {
  /** The payment methods for the item, in display order. */
  listPaymentMethods(item: OrderItem): Promise<Result<readonly PaymentMethod[], Failure<OrderErrorCode>>>;
  /** null if the coupon does not exist. Fails if it is not valid for the item. */
  findCoupon(code: string, item: OrderItem): Promise<Result<Coupon | null, Failure<OrderErrorCode>>>;
  listCreditOffers(): Promise<Result<readonly CreditOffer[], Failure<OrderErrorCode>>>;
  /**
   * `key`: the idempotency key of the purchase intent. An order that is sent again with the same key is charged once.
   * The same key with other parameters fails; only the return path may differ. After a failure without an answer
   * (TIMEOUT, NETWORK_CONNECTION, UNKNOWN) the outcome is unknown.
   */
  buy(order: Order, key: string): Promise<Result<Purchase, Failure<OrderErrorCode>>>;
}
