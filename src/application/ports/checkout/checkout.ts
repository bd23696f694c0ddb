import type { Coupon } from '../../../domain/checkout/coupon.ts';
import type { Order, OrderItem, Purchase } from '../../../domain/checkout/order.ts';
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts';
import type { OrderErrorCode } from '../../../domain/error-code.ts';
import type { Failure } from '../../../domain/failure.ts';
import type { Result } from '../../../domain/result.ts';
import type { CreditOffer } from '../../../domain/wallet/credit-offer.ts';

/** Sells plans, issues and credits to the signed-in reader. */
export interface Checkout {
  /** What may pay for it, in the order in which it is offered. */
  paymentMethods(item: OrderItem): Promise<Result<readonly PaymentMethod[], Failure<OrderErrorCode>>>;
  /** null: there is no such coupon. `item`: refused where the coupon is not for it. */
  coupon(code: string, item: OrderItem): Promise<Result<Coupon | null, Failure<OrderErrorCode>>>;
  creditOffers(): Promise<Result<readonly CreditOffer[], Failure<OrderErrorCode>>>;
  /**
   * `key`: of the intent. However often an order is sent with the same one, it is paid once; with other parameters
   * it is refused; where the reader comes back to is none of them. A failure without an answer (TIMEOUT,
   * NETWORK_CONNECTION, UNKNOWN) leaves open what came of it.
   */
  buy(order: Order, key: string): Promise<Result<Purchase, Failure<OrderErrorCode>>>;
}
