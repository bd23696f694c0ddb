import type { WireCoupon, WirePurchase } from '@banca/contract/schemas';
import type { Checkout } from '../../application/ports/checkout/checkout.ts';
import type { Coupon } from '../../domain/checkout/coupon.ts';
import type { Order, OrderItem, Payment, Purchase } from '../../domain/checkout/order.ts';
import { mapAnswer } from '../http/map-answer.ts';
import type { ComicsClient } from './comics-client.ts';

/** Long, because banks are slow. */
const timeoutMs = 60_000;

export class HttpCheckout implements Checkout {
  readonly #comics: ComicsClient;

  constructor(comics: ComicsClient) {
    this.#comics = comics;
  }

  async listPaymentMethods(item: OrderItem) {
    const outcome = await this.#comics.send('GET /shop/payment-method', { query: merchandiseOf(item) });
    return mapAnswer(outcome, ({ methods }) => methods);
  }

  async findCoupon(code: string, item: OrderItem) {
    const request = { path: { code }, query: merchandiseOf(item) };
    return mapAnswer(await this.#comics.send('GET /shop/coupon/{code}', request), toCoupon);
  }

  listCreditOffers() {
    return this.#comics.send('GET /shop/wallet/credit');
  }

  async buy(order: Order, key: string) {
    return mapAnswer(await this.#order(order, { idempotencyKey: key, timeoutMs }), toPurchase);
  }

  #order({ item, payment, follows }: Order, options: { idempotencyKey: string; timeoutMs: number }) {
    const fields = paymentFields(payment);
    switch (item.type) {
      case 'plan': {
        const body = { planId: item.id, merchandiseId: item.merchandiseId, follows, ...fields };
        return this.#comics.send('POST /subscription', { body, ...options });
      }
      case 'comic': {
        const body = { issueId: item.id, merchandiseId: item.merchandiseId, ...fields };
        return this.#comics.send('POST /acquisition', { body, ...options });
      }
      case 'credits': {
        const body = { credits: item.quantity, salePrice: item.salePrice, ...fields };
        return this.#comics.send('POST /shop/wallet/credit', { body, ...options });
      }
    }
  }
}

/** For an unknown coupon services answer null, an empty text or an empty object. */
const toCoupon = (answer: Partial<WireCoupon> | '' | null): Coupon | null =>
  answer && isCoupon(answer) ? answer : null;

const isCoupon = (answer: Partial<WireCoupon>): answer is WireCoupon => answer.code !== undefined;

const toPurchase = ({ externalId, ...purchase }: WirePurchase): Purchase => ({
  ...purchase,
  id: externalId,
});

const merchandiseOf = (item: OrderItem) =>
  item.type === 'credits' ? {} : { merchandise: item.merchandiseId };

const paymentFields = ({ method, card, coupon, returnPath }: Payment) => ({
  paymentMethod: method,
  ...(card && { paymentCard: { brand: card.brand, lastFourDigits: card.lastFourDigits } }),
  ...(coupon && { couponCode: coupon.code }),
  returnPath,
});
