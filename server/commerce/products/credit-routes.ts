import { Type } from 'typebox';
import { callerOf } from '../../http/access.ts';
import type { App } from '../../http/open-app.ts';
import { buyerFailures, findOwnBuyer } from '../buyer.ts';
import { CreditOffer } from '../schemas.ts';
import type { CommerceService } from '../service.ts';
import { findCreditOffers } from './find-ordered-product.ts';

export function creditRoutes(app: App, { database }: CommerceService): void {
  app.get(
    '/shop/wallet/credit',
    {
      config: { access: 'reader', failures: buyerFailures },
      schema: {
        operationId: 'listCreditOffers',
        summary: 'The offers of wallet credits, smallest first.',
        tags: ['shop'],
        response: { 200: Type.Array(CreditOffer) },
      },
    },
    async (request) => {
      const offers = await findCreditOffers(database, await findOwnBuyer(database, callerOf(request).uuid));
      return offers.map(({ credits, price, currency }) => ({ credits, salePrice: price, currency }));
    },
  );
}
