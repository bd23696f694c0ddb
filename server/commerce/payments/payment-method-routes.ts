import { Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { buyerFailures, findOwnBuyer } from '../buyer.ts';
import { findMerchandise, findMerchandiseFailures } from '../products/find-merchandise.ts';
import { MerchandiseQuery, PaymentMethod } from '../schemas.ts';
import type { CommerceService } from '../service.ts';
import { findOperatorSubject, methodsFor } from './payment-methods.ts';

export function paymentMethodRoutes(app: App, { database, gateway }: CommerceService): void {
  app.get(
    '/shop/payment-method',
    {
      config: { access: 'reader', failures: [...buyerFailures, ...findMerchandiseFailures] },
      schema: {
        operationId: 'listPaymentMethods',
        summary: 'The payment methods for a merchandise or for wallet credits, in the order to display.',
        tags: ['shop'],
        querystring: MerchandiseQuery,
        response: {
          200: Type.Object({ methods: Type.Array(PaymentMethod) }, { additionalProperties: false }),
        },
      },
    },
    async (request) => {
      const buyer = await findOwnBuyer(database, callerOf(request).uuid);
      const { product, paymentMethods } = await findMerchandise(database, buyer, request.query.merchandise);
      const isOperatorsCustomer = (await findOperatorSubject(database, buyer.readerId)) !== null;
      const { market, currency } = buyer;
      const payer = { market, currency, isOperatorsCustomer };
      return { methods: methodsFor(payer, { type: product.type, paymentMethods }, gateway) };
    },
  );
}
