import { Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { buyerFailures, findOwnBuyer } from '../buyer.ts';
import { findMerchandise, findMerchandiseFailures } from '../products/find-merchandise.ts';
import { Coupon, MerchandiseQuery } from '../schemas.ts';
import type { CommerceService } from '../service.ts';
import { countCouponCheck } from './coupon-attempts.ts';
import { couponFailures, findCoupon } from './coupons.ts';

export function couponRoutes(app: App, { database, attempts, now }: CommerceService): void {
  app.get(
    '/shop/coupon/:code',
    {
      config: {
        access: 'reader',
        failures: [...buyerFailures, ...findMerchandiseFailures, ...couponFailures, 'REQUEST.TOO_MANY'],
      },
      schema: {
        operationId: 'checkCoupon',
        summary: 'A coupon that is valid now for a merchandise or for wallet credits.',
        description:
          'COUPON.ALREADY_USED: this reader cannot use the coupon again; uses in orders that wait for payment count. COUPON.NOT_FOR_CREDITS, COUPON.NOT_FOR_PRODUCT: it is valid for other products. COUPON.EXPIRED: it has ended. COUPON.USED_UP: readers have taken all its uses. COUPON.NOT_FOUND: it does not exist or has not begun. REQUEST.TOO_MANY: more than 30 requests in 15 minutes. With a percentage, the discounted price is rounded half up to cents.',
        tags: ['shop'],
        params: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }),
        querystring: MerchandiseQuery,
        response: { 200: Coupon },
      },
    },
    async (request) => {
      const { uuid } = callerOf(request);
      const coupon = await countCouponCheck(attempts, uuid, async () => {
        const buyer = await findOwnBuyer(database, uuid);
        const { product } = await findMerchandise(database, buyer, request.query.merchandise);
        return findCoupon(database, buyer, product, request.params.code, now());
      });
      const { code, percent, amount, currency, endsAt } = coupon;
      return { code, percent, amount, currency, endsAt: endsAt?.toISOString() ?? null };
    },
  );
}
