import type { Static, TObject } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { ApiErrorCode } from '../../http/api-error.ts';
import type { App } from '../../http/open-app.ts';
import { ownOrigins } from '../../http/own-origins.ts';
import { requireTimezone, timezoneFailures } from '../../http/timezone.ts';
import { uuidPattern } from '../../http/uuid.ts';
import { buyerFailures } from '../buyer.ts';
import { countInvalidCoupon } from '../coupons/coupon-attempts.ts';
import { intentOf } from '../idempotency.ts';
import type { OrderRequest } from '../products/order-product.ts';
import { CreditOrder, IssueOrder, type OrderPayment, PlanOrder, Purchase } from '../schemas.ts';
import { type CommerceService, IdempotencyHeaders } from '../service.ts';
import { placeOrder } from './place-order.ts';
import { purchaseOf } from './purchase.ts';
import { limitUnpaidOrders } from './unpaid-attempts.ts';

/** Orders of plans, issues (purchase or rental) and wallet credits. */
export function orderRoutes(app: App, service: CommerceService): void {
  orderRoute(app, service, {
    path: '/subscription',
    operationId: 'orderPlan',
    failures: [
      ...merchandiseFailures,
      'PLAN.NOT_FOUND',
      'PLAN.EMPTY_PRICE',
      'PLAN.INVALID_MERCHANDISE',
      'PLAN.UNAVAILABLE_MARKET',
      'SUBSCRIPTION.INVALID_GATEWAY',
      'SUBSCRIPTION.MISMATCHED_TRANSACTION',
      'USER.DUPLICATE_SUBSCRIPTION',
    ],
    body: PlanOrder,
    summary:
      'Subscribes to a plan for the period of a merchandise: from now, or from the end of the running subscription.',
    failuresText:
      'SUBSCRIPTION.INVALID_GATEWAY: the payment method cannot be used. USER.DUPLICATE_SUBSCRIPTION: the caller has a renewed or scheduled subscription. SUBSCRIPTION.MISMATCHED_TRANSACTION: another amount was paid, and is refunded. Also PLAN.NOT_FOUND, PLAN.EMPTY_PRICE, PLAN.INVALID_MERCHANDISE, PLAN.UNAVAILABLE_MARKET',
    tag: 'subscription',
    requestOf: ({ planId, merchandiseId, follows, ...payment }) => ({
      type: 'plan',
      planId,
      merchandiseId,
      ...(follows !== undefined && { follows }),
      payment,
    }),
  });
  orderRoute(app, service, {
    path: '/acquisition',
    operationId: 'orderIssue',
    failures: [
      ...merchandiseFailures,
      'ISSUE.NOT_FOUND',
      'ISSUE.INVALID_MERCHANDISE',
      'ACQUISITION.MISMATCHED_ISSUE',
      'ACQUISITION.INVALID_TRANSACTION',
      'MERCHANDISE.UNAVAILABLE_MARKET',
      'TRANSACTION.NOT_ACTIVE',
      'TRANSACTION.INVALID_PAYMENT_METHOD',
      'USER.AGE_UNCONFIRMED',
      'USER.AGE_UNVERIFIED',
      'USER.BLOCKED_CONTENT',
      'USER.DUPLICATE_PURCHASE',
      'USER.DUPLICATE_RENT',
      'USER.DUPLICATE_ACQUISITION',
    ],
    body: IssueOrder,
    summary: 'Buys or rents an issue, depending on the merchandise.',
    failuresText:
      'TRANSACTION.NOT_ACTIVE: the issue is no longer offered. USER.DUPLICATE_PURCHASE, USER.DUPLICATE_RENT, USER.DUPLICATE_ACQUISITION: the caller has the issue already. ACQUISITION.INVALID_TRANSACTION: another amount was paid, and is refunded. Also ISSUE.NOT_FOUND, ISSUE.INVALID_MERCHANDISE, ACQUISITION.MISMATCHED_ISSUE, MERCHANDISE.UNAVAILABLE_MARKET, USER.AGE_UNCONFIRMED, USER.AGE_UNVERIFIED, USER.BLOCKED_CONTENT, TRANSACTION.INVALID_PAYMENT_METHOD',
    tag: 'acquisition',
    requestOf: ({ issueId, merchandiseId, ...payment }) => ({
      type: 'comic',
      issueId,
      merchandiseId,
      payment,
    }),
  });
  orderRoute(app, service, {
    path: '/shop/wallet/credit',
    operationId: 'orderCredits',
    failures: [
      'COUPON.NOT_FOR_CREDITS',
      'TRANSACTION.INVALID_AMOUNT',
      'TRANSACTION.INVALID_PAYMENT_METHOD',
      'ACQUISITION.INVALID_TRANSACTION',
    ],
    body: CreditOrder,
    summary: 'Buys wallet credits by one of the offers.',
    failuresText:
      'TRANSACTION.INVALID_AMOUNT: there is no such offer. ACQUISITION.INVALID_TRANSACTION: another amount was paid, and is refunded. Also TRANSACTION.INVALID_PAYMENT_METHOD',
    tag: 'shop',
    requestOf: ({ credits, salePrice, ...payment }) => ({
      type: 'dragon_wallet_credit',
      credits,
      salePrice,
      payment,
    }),
  });
}

/** The error codes of every order. */
const orderFailures = [
  ...buyerFailures,
  ...timezoneFailures,
  'PAYMENT_CARD.CHARGED_BACK',
  'COUPON.ALREADY_USED',
  'COUPON.EXPIRED',
  'COUPON.NOT_FOR_PRODUCT',
  'COUPON.NOT_FOUND',
  'COUPON.USED_UP',
  'EXTERNAL.UNREACHABLE',
  'PAYMENT_CARD.INVALID',
  'REQUEST.KEY_MISMATCH',
  'REQUEST.TOO_MANY',
  'TRANSACTION.PAYMENT_FAILED',
] as const satisfies ApiErrorCode[];

/** The error codes of orders for a merchandise. */
const merchandiseFailures = [
  'MARKET.INVALID_CURRENCY',
  'MERCHANDISE.NOT_FOUND',
  'MERCHANDISE.NO_MARKET',
] as const satisfies ApiErrorCode[];

const commonFailuresText =
  'For every order: TRANSACTION.PAYMENT_FAILED (402) if the payment was declined or the balance is not sufficient; PAYMENT_CARD.INVALID, COUPON.NOT_FOUND, COUPON.EXPIRED, COUPON.USED_UP, COUPON.ALREADY_USED, COUPON.NOT_FOR_CREDITS, COUPON.NOT_FOR_PRODUCT, MERCHANDISE.NOT_FOUND, MERCHANDISE.NO_MARKET, MARKET.INVALID_CURRENCY, MARKET.NO_TIMEZONE, MARKET.INVALID_TIMEZONE, USER.PARENT_PERMISSION; REQUEST.KEY_MISMATCH for another request with the same key; REQUEST.TOO_MANY after 60 orders in 15 minutes that were not paid at once. EXTERNAL.UNREACHABLE (502): the outcome of the payment is unknown; send the same request with the same key again.';

interface OrderRoute<Body extends TObject> {
  path: string;
  operationId: string;
  /** Error codes in addition to `orderFailures`. */
  failures: readonly ApiErrorCode[];
  body: Body;
  summary: string;
  /** Describes `failures`. */
  failuresText: string;
  tag: string;
  requestOf(body: Static<Body>): OrderRequest;
}

function orderRoute<Body extends TObject>(
  app: App,
  service: CommerceService,
  { path, operationId, failures, body, summary, failuresText, tag, requestOf }: OrderRoute<Body>,
): void {
  app.post(
    path,
    {
      config: { access: 'reader', failures: [...orderFailures, ...failures] },
      preHandler: requireTimezone,
      schema: {
        operationId,
        summary,
        description: `${failuresText}. ${commonFailuresText}`,
        tags: [tag],
        headers: IdempotencyHeaders,
        body,
        response: { 201: Purchase },
      },
    },
    async (request, reply) => {
      const { uuid } = callerOf(request);
      const body = withLowerCaseIds(request.body as Static<Body>);
      // A retry may come from another page, so these fields are not part of the intent.
      const { returnPath, follows: _follows, ...payload } = body as OrderPayment & Pick<PlanOrder, 'follows'>;
      const intent = intentOf(uuid, keyOf(request.headers), { call: path, ...payload });
      const orderRequest = requestOf(body);
      const returnAddress = returnPath && new URL(returnPath, originOf(request.headers, service.site())).href;
      const payer = { readerId: uuid, method: payload.paymentMethod };
      const settled = await limitUnpaidOrders(service.attempts, payer, () =>
        countInvalidCoupon(service.attempts, uuid, payload.couponCode, () =>
          placeOrder(service, intent, orderRequest, returnAddress),
        ),
      );
      return reply.code(201).send(purchaseOf(settled));
    },
  );
}

/** Ids in lower case, as in the database, so that equal requests get equal hashes. */
const withLowerCaseIds = <Body extends object>(body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' && uuidPattern.test(value) ? value.toLowerCase() : value,
    ]),
  ) as Body;

/** The session cookie belongs to one origin, so readers return to the one that they came from. */
const originOf = ({ origin }: { origin?: string | undefined }, site: string): string =>
  origin !== undefined && ownOrigins(site).includes(origin) ? origin : site;

const keyOf = (headers: unknown): string => (headers as IdempotencyHeaders)['idempotency-key'];
