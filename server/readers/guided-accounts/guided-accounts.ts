import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { guardianSubscriptions } from '../guardian-subscriptions.ts';
import { parentalSettingsColumns, toParentalSettings } from '../parental-settings.ts';
import type { GuidedAccountAnswer } from './guided-account-schemas.ts';
import type { GuidedAccountsService } from './guided-account-service.ts';

type ListService = Pick<GuidedAccountsService, 'identities' | 'now'>;

/** How many guided accounts the running plan of a guardian includes. 0 without a plan. */
async function countIncluded(database: Database, guardianId: string, now: Date): Promise<number> {
  const { count } = await database
    .selectFrom('comics.subscription as subscription')
    .innerJoin('comics.plan as plan', 'plan.id', 'subscription.planId')
    .select(({ fn }) => fn.max('plan.guidedAccountsCount').as('count'))
    .where('subscription.readerId', '=', guardianId)
    .where('subscription.startsAt', '<=', now)
    .where('subscription.expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return count ?? 0;
}

/** The accounts that a guardian guides, the oldest first. Rule 114. */
export async function listGuidedAccounts(
  { identities, now }: ListService,
  database: Database,
  guardianId: string,
): Promise<{ includedCount: number; accounts: GuidedAccountAnswer[] }> {
  // The queries run in sequence, because a transaction has one connection.
  const includedCount = await countIncluded(database, guardianId, now());
  const readers = await database
    .selectFrom('comics.reader as reader')
    .select(['readerId', 'createdAt', ...parentalSettingsColumns])
    .select(sql<boolean>`exists ${guardianSubscriptions(now())}`.as('isIncluded'))
    .where('guardianId', '=', guardianId)
    .orderBy('createdAt')
    .orderBy('readerId')
    .execute();
  const found = await identities.list(
    database,
    readers.map(({ readerId }) => readerId),
  );
  const byUuid = new Map(found.map((identity) => [identity.uuid, identity]));
  const accounts = readers.flatMap(({ readerId, createdAt, isIncluded, ...settings }) => {
    const identity = byUuid.get(readerId);
    if (!identity) return [];
    const name = identity.name || identity.username;
    return [
      {
        ...identity,
        name,
        nickname: identity.nickname || name,
        isIncluded,
        settings: toParentalSettings(settings),
        createdAt: createdAt.toISOString(),
      },
    ];
  });
  return { includedCount, accounts };
}

/** Throws USER.NOT_FOUND if the guardian does not guide the account, whether or not it exists. */
export async function findGuidedAccount(
  service: ListService,
  database: Database,
  { guardianId, uuid }: { guardianId: string; uuid: string },
): Promise<GuidedAccountAnswer> {
  const { accounts } = await listGuidedAccounts(service, database, guardianId);
  const account = accounts.find((each) => each.uuid === uuid.toLowerCase());
  if (!account) throw new ApiError('USER.NOT_FOUND');
  return account;
}
