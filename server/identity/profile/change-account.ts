import type { Updateable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { AccountTable } from '../../database/identity-tables.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Account } from '../accounts/accounts.ts';
import { explainUniqueViolation } from '../accounts/unique-fields.ts';
import type { UserPicture } from './user-pictures.ts';

/**
 * Excludes the email address and the password. Changing them also invalidates what was verified, which `changeAccount`
 * does not do.
 */
export type ProfileColumns = Omit<Updateable<AccountTable>, 'email' | 'hasVerifiedEmail' | 'passwordHash'>;

/**
 * Changes columns of an account and stores its pictures. Removes replaced pictures that no account uses any more. Throws
 * `AccountExists`, also for concurrent changes, and the ApiError USER.NOT_FOUND.
 */
export async function changeAccount(
  database: Database,
  uuid: string,
  columns: ProfileColumns,
  pictures: readonly UserPicture[] = [],
): Promise<Account> {
  const { phoneNumber = null, cpf = null } = columns;
  const { before, after } = await writeChanges(database, uuid, columns, pictures).catch((error) =>
    explainUniqueViolation(database, error, { phoneNumber, cpf }, uuid),
  );
  for (const hash of [before.avatar, before.cover]) {
    if (hash && hash !== after.avatar && hash !== after.cover) await removeUnusedPicture(database, hash);
  }
  return after;
}

function writeChanges(
  database: Database,
  uuid: string,
  columns: ProfileColumns,
  pictures: readonly UserPicture[],
): Promise<{ before: Pick<Account, 'avatar' | 'cover'>; after: Account }> {
  return database.transaction().execute(async (transaction) => {
    for (const picture of pictures) {
      await transaction
        .insertInto('identity.picture')
        .values(picture)
        // The update locks an existing row, so that no other transaction removes it before the account uses it.
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash: picture.hash }))
        .execute();
    }
    const accountQuery = () => transaction.selectFrom('identity.account').where('uuid', '=', uuid);
    const before = await accountQuery().select(['avatar', 'cover']).forUpdate().executeTakeFirst();
    if (!before) throw new ApiError('USER.NOT_FOUND');
    if (Object.keys(columns).length > 0) {
      await transaction.updateTable('identity.account').set(columns).where('uuid', '=', uuid).execute();
    }
    return { before, after: await accountQuery().selectAll().executeTakeFirstOrThrow() };
  });
}

/** If another account starts to use the picture at the same time, the foreign key prevents the deletion. */
async function removeUnusedPicture(database: Database, hash: string): Promise<void> {
  await database
    .deleteFrom('identity.picture')
    .where('hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('identity.account')
            .select('uuid')
            .where(({ or, eb }) => or([eb('avatar', '=', hash), eb('cover', '=', hash)])),
        ),
      ),
    )
    .execute()
    .catch((error) => {
      if (codeOf(error) !== foreignKeyViolation) throw error;
    });
}

/** PostgreSQL error code. */
const foreignKeyViolation = '23503';

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;
