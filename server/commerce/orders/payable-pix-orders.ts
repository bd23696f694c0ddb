import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import { shownPixOf } from '../pix/shown-pix.ts';
import type { PayablePixOrder } from '../schemas.ts';

/** The reader's orders of issues and plans whose Pix can be paid at `now`, the newest first. */
export async function listPayablePixOrders(
  database: Database,
  readerId: string,
  now: Date,
): Promise<Static<typeof PayablePixOrder>[]> {
  const orders = await database
    .selectFrom('comics.transaction as transaction')
    .leftJoin('comics.plan_merchandise as offer', 'offer.id', 'transaction.planMerchandiseId')
    .leftJoin('comics.merchandise as merchandise', 'merchandise.id', 'transaction.merchandiseId')
    .select(({ fn }) => [
      'transaction.id as externalId',
      'transaction.status',
      'transaction.isCharged',
      'transaction.price',
      'transaction.discount',
      'transaction.currency',
      'transaction.pixCode',
      'transaction.pixExpiresAt',
      fn.coalesce('offer.id', 'merchandise.id').$notNull().as('merchandiseId'),
      fn.coalesce('offer.planId', 'merchandise.issueId').$notNull().as('productId'),
    ])
    .where('transaction.readerId', '=', readerId)
    .where('transaction.status', '=', 'waiting')
    .where('transaction.credits', 'is', null)
    .where('transaction.pixExpiresAt', '>', now)
    .orderBy('transaction.createdAt', 'desc')
    .execute();
  return orders.flatMap((order) => {
    const pix = shownPixOf(order);
    const { externalId, productId, merchandiseId, price, discount, currency } = order;
    return pix ? [{ externalId, productId, merchandiseId, amount: price - discount, currency, ...pix }] : [];
  });
}
