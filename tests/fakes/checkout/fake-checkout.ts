import type { Checkout } from '../../../src/application/ports/checkout/checkout.ts';
import { isSameCard } from '../../../src/domain/cards/payment-card.ts';
import { type Coupon, discountOf } from '../../../src/domain/checkout/coupon.ts';
import { intentOf, type Order, type OrderItem, type Purchase } from '../../../src/domain/checkout/order.ts';
import { paymentFailures } from '../../../src/domain/checkout/payment-failures.ts';
import type { PaymentMethod } from '../../../src/domain/checkout/payment-method.ts';
import type { OrderErrorCode } from '../../../src/domain/error-code.ts';
import type { Failure } from '../../../src/domain/failure.ts';
import { failed, type Result, succeeded } from '../../../src/domain/result.ts';
import { FakeService } from '../fake-service.ts';
import { serviceFailure } from '../service-failure.ts';
import { buildTransactionItem } from './build-transaction.ts';
import { type FakeOrder, type FakeProduct, FakeShop } from './fake-shop.ts';

/** The last four digits of cards that are declined, or pay later. All other cards pay at once. */
export const declinedDigits = '0002';
export const slowDigits = '0077';

/**
 * Sells the products of its shop. Each key is charged once and always gets the same response. Without a session check, Ana
 * is the buyer.
 */
export class FakeCheckout extends FakeService<OrderErrorCode> implements Checkout {
  readonly shop: FakeShop;
  methods: readonly PaymentMethod[] = ['credit_card', 'pix', 'balance', 'paypal'];
  /** All orders that were sent, with their keys. */
  readonly sentOrders: { readonly order: Order; readonly key: string }[] = [];
  /** If set, the order is accepted but the buyer gets this failure. */
  failureAfterOrder: Failure<OrderErrorCode> | null = null;

  constructor(shop = new FakeShop()) {
    super();
    this.shop = shop;
  }

  listPaymentMethods(item: OrderItem) {
    return this.respondIfSignedIn<readonly PaymentMethod[]>(() => {
      if (item.type === 'credits') return this.methods.filter((each) => each !== 'balance');
      if (!this.shop.products.has(item.merchandiseId)) return failed(serviceFailure('MERCHANDISE.NOT_FOUND'));
      return this.methods;
    });
  }

  findCoupon(code: string, _item: OrderItem) {
    return this.respondIfSignedIn<Coupon | null>(() => {
      const coupon = this.shop.coupons.get(code);
      return coupon ? succeeded(coupon) : failed(serviceFailure('COUPON.NOT_FOUND'));
    });
  }

  listCreditOffers() {
    return this.respondIfSignedIn(() => this.shop.creditOffers);
  }

  async buy(order: Order, key: string) {
    const result = await this.respondIfSignedIn<Purchase>(() => {
      this.sentOrders.push({ order, key });
      return this.#buy(order, key);
    });
    return this.failureAfterOrder && result.ok ? failed(this.failureAfterOrder) : result;
  }

  #buy(order: Order, key: string): Result<Purchase, Failure<OrderErrorCode>> {
    // The return path is not part of the intent.
    const request = intentOf(order);
    const placed = this.shop.findResponse<FakeOrder>(this.#buyerId, key, request);
    if (placed === 'mismatch') return failed(serviceFailure('REQUEST.KEY_MISMATCH'));
    if (placed) return this.#resultOf(placed);
    const checked = this.#checkOrder(order);
    if (!checked.ok) return checked;
    const fakeOrder = this.#placeOrder(order, checked.value, key);
    this.shop.saveResponse(this.#buyerId, key, request, fakeOrder);
    return this.#resultOf(fakeOrder);
  }

  #resultOf(order: FakeOrder): Result<Purchase, Failure<OrderErrorCode>> {
    const purchase = this.shop.purchaseOf(order);
    return purchase ? succeeded(purchase) : failed(paymentFailures.paymentFailed);
  }

  #checkOrder({
    item,
    payment: { method, card, coupon },
  }: Order): Result<FakeProduct, Failure<OrderErrorCode>> {
    const product = this.#productOf(item);
    if (!product.ok) return product;
    if (coupon && !this.shop.coupons.has(coupon.code)) return failed(serviceFailure('COUPON.NOT_FOUND'));
    if (item.type === 'credits' && method === 'balance') {
      return failed(serviceFailure('TRANSACTION.INVALID_PAYMENT_METHOD'));
    }
    const price = product.value.price - discountOf(coupon, product.value.price);
    if (price === 0) return product;
    if (method === 'balance' && this.shop.balanceOf(this.#buyerId) < price)
      return failed(paymentFailures.paymentFailed);
    const ownCards = this.shop.cardsOf(this.#buyerId);
    const isOwnCard = card !== null && ownCards.some((each) => isSameCard(each, card));
    return method !== 'credit_card' || isOwnCard ? product : failed(serviceFailure('PAYMENT_CARD.INVALID'));
  }

  #productOf(item: OrderItem): Result<FakeProduct, Failure<OrderErrorCode>> {
    if (item.type === 'credits') {
      const { quantity: credits, salePrice: price } = item;
      const isOffered = this.shop.creditOffers.some(
        (each) => each.credits === credits && each.salePrice === price,
      );
      if (!isOffered) return failed(serviceFailure('TRANSACTION.INVALID_AMOUNT'));
      return succeeded({ item: buildTransactionItem({ credits }), price });
    }
    const product = this.shop.products.get(item.merchandiseId);
    if (!product) return failed(serviceFailure('MERCHANDISE.NOT_FOUND'));
    const isOwned = this.shop.orders.some(
      ({ readerId, orderItem, transaction }) =>
        readerId === this.#buyerId &&
        transaction.status === 'paid' &&
        orderItem.type === item.type &&
        (item.type === 'plan' || orderItem.id === item.id),
    );
    if (!isOwned) return succeeded(product);
    const code = item.type === 'plan' ? 'USER.DUPLICATE_SUBSCRIPTION' : 'USER.DUPLICATE_PURCHASE';
    return failed(serviceFailure(code));
  }

  #placeOrder({ item, payment }: Order, product: FakeProduct, idempotencyKey: string): FakeOrder {
    const { method, card, coupon } = payment;
    const discount = discountOf(coupon, product.price);
    const amount = product.price - discount;
    const order = this.shop.placeOrder(this.#buyerId, item, {
      item: product.item,
      idempotencyKey,
      method: amount === 0 ? 'balance' : method,
      price: product.price,
      discount,
      amount,
      couponCode: coupon?.code ?? null,
      paymentCard: card,
    });
    const { id } = order.transaction;
    if (method === 'credit_card' && card?.lastFourDigits === declinedDigits)
      this.shop.settleOrder(id, 'refused');
    const isImmediate = method === 'balance' || method === 'third-party-integration' || amount === 0;
    const isPaidByCard = method === 'credit_card' && card?.lastFourDigits !== slowDigits;
    if (isImmediate || (isPaidByCard && order.transaction.status === 'waiting'))
      this.shop.settleOrder(id, 'paid');
    return order;
  }

  get #buyerId(): string {
    return this.sessionCheck?.session.current?.readerId ?? 'ana';
  }
}
