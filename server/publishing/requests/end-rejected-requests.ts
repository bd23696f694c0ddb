import type { CatalogueTransaction } from '../audit.ts';
import type { RequestSubject } from './find-request.ts';

/** Ends rejected proposals, because their subject changes. The next change does not start from them. Rule 97. */
export async function endRejectedRequests(
  trx: CatalogueTransaction,
  { kind, id }: RequestSubject,
): Promise<void> {
  await trx
    .updateTable('publishing.request')
    .set({ isOutdated: true })
    .where('kind', '=', kind)
    .where('subjectId', '=', id)
    .where('state', '=', 'rejected')
    .where('isOutdated', '=', false)
    .execute();
}
