import { sql } from 'kysely';
import type { LockedBuyer } from '../buyer.ts';

/** Marks the open requests of a guardian's children to buy a product as granted, because the guardian has acquired it. */
export async function grantRequests(
  { trx, readerId: guardianId }: LockedBuyer,
  product: { issueId: string } | { planId: string },
): Promise<void> {
  const [column, id] =
    'issueId' in product ? (['issueId', product.issueId] as const) : (['planId', product.planId] as const);
  await trx
    .updateTable('comics.guardian_request')
    .set({ answer: 'granted', answeredAt: sql<Date>`now()` })
    .where('purpose', '=', 'purchase')
    .where(column, '=', id)
    .where('answer', 'is', null)
    .where('readerId', 'in', (guided) =>
      guided.selectFrom('comics.reader').select('readerId').where('guardianId', '=', guardianId),
    )
    .execute();
}
