import type { Static } from 'typebox';
import type { Database } from '../../database/database.ts';
import type { WaitingOrder } from '../schemas.ts';

/** The reader's orders of issues and plans whose Pix can be paid at `now`, the newest first. */
export async function listPayablePixOrders(
  database: Database,
  readerId: string,
  now: Date,
): Promise<Static<typeof WaitingOrder>[]> {
  const orders = await database
    .selectFrom('comics.transaction as transaction')
    .leftJoin('comics.plan_merchandise as offer', 'offer.id', 'transaction.planMerchandiseId')
    .leftJoin('comics.merchandise as merchandise', 'merchandise.id', 'transaction.merchandiseId')
    .select(({ fn, ref }) => [
      'transaction.id as externalId',
      'transaction.price',
      'transaction.discount',
      'transaction.currency',
      ref('transaction.pixCode').$notNull().as('pixCode'),
      ref('transaction.pixExpiresAt').$notNull().as('pixExpiresAt'),
      fn.coalesce('offer.id', 'merchandise.id').$notNull().as('merchandiseId'),
      fn.coalesce('offer.planId', 'merchandise.issueId').$notNull().as('productId'),
    ])
    .where('transaction.readerId', '=', readerId)
    .where('transaction.status', '=', 'waiting')
    .where('transaction.isCharged', '=', true)
    .where('transaction.credits', 'is', null)
    .where('transaction.pixCode', 'is not', null)
    .where('transaction.pixExpiresAt', '>', now)
    .orderBy('transaction.createdAt', 'desc')
    .execute();
  return orders.map(({ price, discount, pixExpiresAt, ...order }) => ({
    ...order,
    amount: price - discount,
    pixExpiresAt: pixExpiresAt.toISOString(),
  }));
}
