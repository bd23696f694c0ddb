import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { noParentalSettings } from '../parental-settings.ts';

/** Ends the guidance of an account, with its parental settings and its requests. Lock the account first. Rule 130. */
export async function endGuidance(trx: Transaction<Tables>, uuid: string): Promise<void> {
  await trx
    .updateTable('comics.reader')
    .set({ guardianId: null, ...noParentalSettings })
    .where('readerId', '=', uuid)
    .execute();
  // In the order in which an answer locks them.
  await trx.deleteFrom('comics.guardian_request').where('readerId', '=', uuid).execute();
  await trx.deleteFrom('comics.allowed_issue').where('readerId', '=', uuid).execute();
}
