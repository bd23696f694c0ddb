import { Type } from 'typebox';
import { WithId } from '../catalogue/service.ts';
import { callerOf } from '../http/access.ts';
import type { App } from '../http/open-app.ts';
import { privateHeaders } from '../http/private-headers.ts';
import { Closed } from '../http/schema-types.ts';
import { changeReaderMarket, readerMarketFailures } from './change-reader-market.ts';
import type { ReadersService } from './service.ts';

const NewReaderMarket = Closed({ market: Type.String({ maxLength: 50 }) }, { title: 'NewReaderMarket' });

const ReaderMarket = Closed(
  { market: Type.String(), currency: Type.String({ description: 'ISO 4217.' }) },
  { title: 'ReaderMarket' },
);

/** Lets staff move readers to another market. */
export function readerMarketRoutes(
  app: App,
  { database, forgetMarkets }: Pick<ReadersService, 'database' | 'forgetMarkets'>,
): void {
  app.patch(
    '/user/:id/market',
    {
      config: { access: 'MANAGER_STAFF', failures: readerMarketFailures },
      schema: {
        operationId: 'changeReaderMarket',
        summary: 'Moves a reader and their guided accounts to another market, and its currency.',
        description:
          'What they acquired stays readable. Refused while one of them has credits, a subscription that is not over or will be renewed, or an order that waits for its payment. USER.GUIDED: change the market of the guardian. USER.OWN_ACCOUNT: another member of the staff must change it. REQUEST.INVALID: the market does not exist.',
        tags: ['user'],
        params: WithId,
        body: NewReaderMarket,
        response: { 200: ReaderMarket },
      },
    },
    async (request, reply) => {
      const { market } = request.body;
      const change = { readerId: request.params.id, market, actorId: callerOf(request).uuid };
      const changed = await database.transaction().execute((trx) => changeReaderMarket(trx, change));
      forgetMarkets();
      reply.headers(privateHeaders);
      return changed;
    },
  );
}
