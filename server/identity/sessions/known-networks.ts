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
    .select('account_uuid')
    .where('account_uuid', '=', account)
    .where('network_hash', '=', hashOf(account, network))
    .where('expires_at', '>', now)
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
  const expires_at = new Date(now.getTime() + networkLifetime);
  await database
    .insertInto('identity.known_network')
    .values({ account_uuid: account, network_hash: hashOf(account, network), expires_at })
    .onConflict((conflict) => conflict.columns(['account_uuid', 'network_hash']).doUpdateSet({ expires_at }))
    .execute();
  await removeExpired(database, now);
}

/** Never waits for a row that somebody writes. */
async function removeExpired(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('identity.known_network')
    .where('network_hash', 'in', (expired) =>
      expired
        .selectFrom('identity.known_network')
        .select('network_hash')
        .where('expires_at', '<=', now)
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

/** With the account, so that the same network of two accounts is not seen to be the same. */
const hashOf = (account: string, network: string) =>
  createHash('sha256').update(`${account}\0${network}`).digest('hex');
