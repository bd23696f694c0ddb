import type { Static } from 'typebox';
import { ApiError } from '../../http/api-error.ts';
import { toSettingsColumns } from '../parental-settings.ts';
import type { ChangedGuidedAccount, GuidedAccountAnswer } from './guided-account-schemas.ts';
import type { GuidedAccountsService } from './guided-account-service.ts';
import { findGuidedAccount } from './guided-accounts.ts';
import { trimName } from './trim-name.ts';

interface Guidance {
  guardianId: string;
  uuid: string;
}

/** Throws USER.NOT_FOUND if the caller does not guide the account, and USER.INVALID_DATA. */
export async function changeGuidedAccount(
  service: GuidedAccountsService,
  guidance: Guidance,
  { name, nickname, settings = {} }: Static<typeof ChangedGuidedAccount>,
): Promise<GuidedAccountAnswer> {
  const { hours } = settings;
  if (hours && hours.from === hours.until)
    throw new ApiError('USER.INVALID_DATA', { details: { field: 'hours' } });
  const names = {
    ...(name !== undefined && { name: trimName('name', name) }),
    ...(nickname !== undefined && { nickname: trimName('nickname', nickname) }),
  };
  return service.database.transaction().execute(async (trx) => {
    const { uuid } = await findGuidedAccount(service, trx, guidance);
    if (Object.keys(names).length > 0) await service.identities.rename(trx, uuid, names);
    const columns = toSettingsColumns(settings);
    if (Object.keys(columns).length > 0) {
      // `updatedAt` stays, because only saved preferences may change it (rule 76).
      const { numUpdatedRows } = await trx
        .updateTable('comics.reader')
        .set(columns)
        .where('readerId', '=', uuid)
        .where('guardianId', '=', guidance.guardianId)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ApiError('USER.NOT_FOUND');
    }
    return findGuidedAccount(service, trx, guidance);
  });
}
