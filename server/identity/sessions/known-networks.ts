import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';

const day = 24 * 60 * 60 * 1000;

/** Milliseconds for which it is remembered where an account was signed in from. */
export const networkLifetime = 90 * day;

/** Whether the owner of the account was let in from this network lately. `network`: as `networkOf` makes it. */
export async function isKnownNetwork(
  database: Database,
  account: string,
  network: string,
  now = new Date(),
): Promise<boolean> {
  const known = await database
    .selectFrom('identity.known_network')
    .select('accountId')
    .where('accountId', '=', account)
    .where('networkHash', '=', hashOf(account, network))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return known !== undefined;
}

/** For who has just shown that the account is theirs; also removes what is remembered for too long. */
export async function rememberNetwork(
  database: Database,
  account: string,
  network: string,
  now = new Date(),
): Promise<void> {
  const expiresAt = new Date(now.getTime() + networkLifetime);
  await database
    .insertInto('identity.known_network')
    .values({ accountId: account, networkHash: hashOf(account, network), expiresAt })
    .onConflict((conflict) => conflict.columns(['accountId', 'networkHash']).doUpdateSet({ expiresAt }))
    .execute();
  await removeExpired(database, now);
}

/** Never waits for a row that somebody writes. */
async function removeExpired(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('identity.known_network')
    .where('networkHash', 'in', (expired) =>
      expired
        .selectFrom('identity.known_network')
        .select('networkHash')
        .where('expiresAt', '<=', now)
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** With the account, so that the same network of two accounts is not seen to be the same. */
const hashOf = (account: string, network: string) =>
  createHash('sha256').update(`${account}\0${network}`).digest('hex');
