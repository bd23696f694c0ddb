import { ApiError } from '../../http/api-error.ts';
import { type CatalogueTransaction, recordChange } from '../audit.ts';
import type { PublisherAccounts } from '../publisher-accounts.ts';
import { requireNoGuardian } from './require-no-guardian.ts';

/** What a reader sends to become a publisher. */
export interface PublisherApplicant {
  name: string;
  username: string;
  description: string;
  /** Digits of a CPF or CNPJ. */
  taxNumber: string | null;
  /** The hash of a stored image. */
  picture: string | null;
}

interface NewPublisher {
  id: string;
  fields: PublisherApplicant;
  /** An account that becomes a member and can publish. */
  ownerId: string | null;
  /** Who created or approved it. */
  actorId: string;
}

/** Adds a publisher, its owner and the owner's granting. Throws an ApiError if the owner is unknown or has a guardian. */
export async function createPublisher(
  trx: CatalogueTransaction,
  accounts: PublisherAccounts,
  { id, fields, ownerId, actorId }: NewPublisher,
): Promise<void> {
  // The account is locked before the publisher's rows (server/identity/accounts/lock-account.ts).
  if (ownerId !== null) {
    if (!(await accounts.grantPublishing(trx, ownerId))) throw new ApiError('USER.NOT_FOUND');
    await requireNoGuardian(trx, ownerId);
  }
  await trx
    .insertInto('comics.publisher')
    .values({ id, ...fields, color: null, banner: null, featuredSeriesId: null })
    .execute();
  if (ownerId !== null)
    await trx.insertInto('comics.publisher_member').values({ publisherId: id, readerId: ownerId }).execute();
  const { taxNumber: _, ...audited } = fields;
  await recordChange(trx, {
    actorId,
    action: 'created',
    subject: { kind: 'publisher', id },
    before: null,
    after: { ...audited, ownerId },
  });
}
