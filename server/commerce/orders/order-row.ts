import type { Selectable } from 'kysely';
import { rentalDaysOf } from '../../catalogue/rental-days.ts';
import type { TransactionTable } from '../../database/commerce-tables.ts';
import type { ReadOnlyDatabase } from '../../database/database.ts';
import { type ExclusiveProduct, isOrderFor, type OrderProduct } from '../products/order-product.ts';

/** A transaction with its product. */
export interface OrderRow extends Selectable<TransactionTable> {
  product: OrderProduct;
  /** The price after the discount, in cents of the currency. */
  amount: number;
  /** The gateway's token for the card. Null if another method pays or the card was removed. */
  cardToken: string | null;
}

/** Null if the order does not exist. `lock`: locks it until the caller's database transaction ends. */
export async function findOrder(
  database: ReadOnlyDatabase,
  id: string,
  lock = false,
): Promise<OrderRow | null> {
  const query = database
    .selectFrom('comics.transaction as transaction')
    .leftJoin('comics.plan_merchandise as offer', 'offer.id', 'transaction.planMerchandiseId')
    .leftJoin('comics.merchandise as merchandise', 'merchandise.id', 'transaction.merchandiseId')
    .leftJoin('comics.payment_card as card', 'card.id', 'transaction.cardId')
    .selectAll('transaction')
    .select([
      'offer.planId',
      'offer.cycleDays',
      'merchandise.issueId',
      'merchandise.kind',
      'merchandise.rentalDays',
      'card.token as cardToken',
    ])
    .where('transaction.id', '=', id);
  const row = await (lock ? query.forUpdate('transaction') : query).executeTakeFirst();
  if (!row) return null;
  const { planId, cycleDays, issueId, kind, rentalDays, ...order } = row;
  const product = productOf({ ...order, planId, cycleDays, issueId, kind, rentalDays });
  return { ...order, product, amount: order.price - order.discount };
}

interface ProductColumns {
  planMerchandiseId: string | null;
  merchandiseId: string | null;
  credits: number | null;
  planId: string | null;
  cycleDays: number | null;
  issueId: string | null;
  kind: 'purchase' | 'rent' | null;
  rentalDays: number | null;
}

function productOf(columns: ProductColumns): OrderProduct {
  const { planMerchandiseId, merchandiseId, credits, planId, cycleDays, issueId } = columns;
  if (planMerchandiseId !== null && planId !== null && cycleDays !== null) {
    return { type: 'plan', planId, merchandiseId: planMerchandiseId, cycleDays };
  }
  if (merchandiseId !== null && issueId !== null) {
    const rentalDays = rentalDaysOf(columns);
    return { type: 'comic', issueId, merchandiseId, rentalDays };
  }
  return { type: 'dragon_wallet_credit', credits: credits ?? 0 };
}

/** Ids of the reader's pending orders for the product, except the one that was sent with this key. */
export async function findWaitingOrders(
  database: ReadOnlyDatabase,
  { readerId, key }: { readerId: string; key: string },
  product: ExclusiveProduct,
): Promise<string[]> {
  const orders = await database
    .selectFrom('comics.transaction as transaction')
    .select('transaction.id')
    .where('transaction.readerId', '=', readerId)
    .where('transaction.status', '=', 'waiting')
    .where('transaction.isRenewal', '=', false)
    .where(isOrderFor(product))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('comics.idempotency_key as sent')
            .select('sent.key')
            .whereRef('sent.transactionId', '=', 'transaction.id')
            .where('sent.readerId', '=', readerId)
            .where('sent.key', '=', key),
        ),
      ),
    )
    .execute();
  return orders.map(({ id }) => id);
}
