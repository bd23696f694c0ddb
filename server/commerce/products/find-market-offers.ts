import type { Database } from '../../database/database.ts';

/** Whether plans and wallet credits are sold in a market. Apps offer no screen that has nothing to sell. Rule 133. */
export const findMarketOffers = (
  database: Database,
  { market, currency }: { readonly market: string; readonly currency: string },
): Promise<{ readonly plans: boolean; readonly credits: boolean }> =>
  database
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(
        selectFrom('comics.plan_merchandise')
          .select('id')
          .where('market', '=', market)
          .where('removedAt', 'is', null),
      )
        .$castTo<boolean>()
        .as('plans'),
      exists(
        selectFrom('comics.credit_offer')
          .select('credits')
          .where('market', '=', market)
          .where('currency', '=', currency),
      )
        .$castTo<boolean>()
        .as('credits'),
    ])
    .executeTakeFirstOrThrow();
