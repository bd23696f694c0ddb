import type { Checkout } from '../../application/ports/checkout/checkout.ts';
import type { Coupon } from '../../domain/checkout/coupon.ts';
import type { Order, OrderItem, Payment, Purchase } from '../../domain/checkout/order.ts';
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts';
import { succeeded } from '../../domain/result.ts';
import type { CreditOffer } from '../../domain/wallet/credit-offer.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Milliseconds: banks take their time, and a reader does not wait for ever. */
const timeoutMs = 60_000;

export class HttpCheckout implements Checkout {
  readonly #comics: HttpClient;

  constructor(comics: HttpClient) {
    this.#comics = comics;
  }

  async paymentMethods(item: OrderItem) {
    const outcome = await this.#comics.call<{ readonly methods: readonly PaymentMethod[] }>({
      method: 'GET',
      path: '/shop/payment-method',
      query: merchandiseOf(item),
    });
    return outcome.ok ? succeeded(outcome.value.methods) : outcome;
  }

  async coupon(code: string, item: OrderItem) {
    const outcome = await this.#comics.call<Partial<Coupon> | '' | null>({
      method: 'GET',
      path: `/shop/coupon/${encodeURIComponent(code)}`,
      query: merchandiseOf(item),
    });
    return outcome.ok ? succeeded(outcome.value && isCoupon(outcome.value) ? outcome.value : null) : outcome;
  }

  creditOffers() {
    return this.#comics.call<readonly CreditOffer[]>({ method: 'GET', path: '/shop/wallet/credit' });
  }

  buy({ item, payment, follows }: Order, key: string) {
    return this.#comics.call<Purchase>({
      method: 'POST',
      ...requestFor(item, { ...paymentFields(payment), ...(item.type === 'plan' && { follows }) }),
      idempotencyKey: key,
      timeout: timeoutMs,
    });
  }
}

/** Services say in many ways that there is none. */
const isCoupon = (answer: Partial<Coupon>): answer is Coupon => answer.code !== undefined;

const merchandiseOf = (item: OrderItem): Record<string, string> =>
  item.type === 'dragon_wallet_credit' ? {} : { merchandise: item.merchandiseId };

function requestFor(item: OrderItem, payment: object): { readonly path: string; readonly body: object } {
  switch (item.type) {
    case 'plan':
      return {
        path: '/subscription',
        body: { planId: item.id, merchandiseId: item.merchandiseId, ...payment },
      };
    case 'comic':
      return {
        path: '/acquisition',
        body: { issueId: item.id, merchandiseId: item.merchandiseId, ...payment },
      };
    case 'dragon_wallet_credit':
      return {
        path: '/shop/wallet/credit',
        body: { credits: item.quantity, salePrice: item.salePrice, ...payment },
      };
  }
}

const paymentFields = ({ method, card, coupon, returnPath }: Payment) => ({
  paymentMethod: method,
  ...(card && { paymentCard: { brand: card.brand, lastFourDigits: card.lastFourDigits } }),
  ...(coupon && { couponCode: coupon.code }),
  returnPath,
});
