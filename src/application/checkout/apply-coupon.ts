import type { Coupon } from '../../domain/checkout/coupon.ts';
import type { OrderItem } from '../../domain/checkout/order.ts';
import { paymentFailures } from '../../domain/checkout/payment-failures.ts';
import type { OrderErrorCode } from '../../domain/error-code.ts';
import { type Failure, failures } from '../../domain/failure.ts';
import { failed, type Result, succeeded } from '../../domain/result.ts';
import type { Checkout } from '../ports/checkout/checkout.ts';
import type { Session } from '../ports/session/session.ts';

/** Finds a typed coupon for an order. Fails if the coupon does not exist. */
export class ApplyCoupon {
  readonly #checkout: Checkout;
  readonly #session: Session;

  constructor(checkout: Checkout, session: Session) {
    this.#checkout = checkout;
    this.#session = session;
  }

  async execute(typed: string, item: OrderItem): Promise<Result<Coupon, Failure<OrderErrorCode>>> {
    if (!this.#session.current) return failed(failures.unauthenticated);
    const code = typed.trim().toUpperCase();
    if (code === '') return failed(paymentFailures.invalidCoupon);
    const outcome = await this.#checkout.findCoupon(code, item);
    if (!outcome.ok) return outcome;
    return outcome.value ? succeeded(outcome.value) : failed(paymentFailures.invalidCoupon);
  }
}
