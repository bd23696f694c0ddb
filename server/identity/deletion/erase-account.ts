import type { Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Account } from '../accounts/accounts.ts';

/**
 * Deletes an account. Its sessions, codes, networks, second factor and linked accounts are deleted with it by the foreign
 * keys. Its pictures are deleted unless another account has the same ones.
 */
export async function eraseAccount(
  trx: Transaction<Tables>,
  { uuid, avatar, cover }: Pick<Account, 'uuid' | 'avatar' | 'cover'>,
): Promise<void> {
  await trx.deleteFrom('identity.account').where('uuid', '=', uuid).execute();
  const hashes = [avatar, cover].filter((hash) => hash !== null);
  if (hashes.length === 0) return;
  await trx
    .deleteFrom('identity.picture')
    .where('hash', 'in', hashes)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity.account as other')
            .select('other.uuid')
            .where(({ or, eb, ref }) =>
              or([
                eb('other.avatar', '=', ref('identity.picture.hash')),
                eb('other.cover', '=', ref('identity.picture.hash')),
              ]),
            ),
        ),
      ),
    )
    .execute();
}
