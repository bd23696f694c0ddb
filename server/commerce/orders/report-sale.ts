import { sql } from 'kysely';
import { recordEvent } from '../../webhooks/record-event.ts';
import type { LockedBuyer } from '../buyer.ts';
import type { OrderRow } from './order-row.ts';

/** Reports a paid order of an issue to the webhooks of its publisher, without anything about the reader. */
export async function reportSale({ trx }: LockedBuyer, order: OrderRow, soldAt: Date): Promise<void> {
  const { id: orderId, product, price, discount, amount, currency } = order;
  if (product.type !== 'comic') return;
  const { issueId, rentalDays } = product;
  const kind = rentalDays === null ? 'purchase' : 'rent';
  await recordEvent(trx, {
    type: 'sale',
    publisherId: sql`(select publisher_id from comics.issue where id = ${issueId})`,
    data: { orderId, issueId, kind, price, discount, amount, currency },
    occurredAt: soldAt,
  });
}
