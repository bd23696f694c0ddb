import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How long the network of a sign-in is remembered. */
export const networkLifetimeMs = 90 * dayMs;

/** Whether the owner has signed in from this network recently. `network` is a result of `networkOf`. */
export async function isKnownNetwork(
  database: Database,
  account: string,
  network: string,
  now = new Date(),
): Promise<boolean> {
  const knownNetwork = await database
    .selectFrom('identity.known_network')
    .select('accountId')
    .where('accountId', '=', account)
    .where('networkHash', '=', hashOf(account, network))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return knownNetwork !== undefined;
}

/** Call this after the owner has proved to own the account. Also removes expired networks. */
export async function rememberNetwork(
  database: Database,
  account: string,
  network: string,
  now = new Date(),
): Promise<void> {
  const expiresAt = new Date(now.getTime() + networkLifetimeMs);
  await database
    .insertInto('identity.known_network')
    .values({ accountId: account, networkHash: hashOf(account, network), expiresAt })
    .onConflict((conflict) => conflict.columns(['accountId', 'networkHash']).doUpdateSet({ expiresAt }))
    .execute();
  await removeExpiredNetworks(database, now);
}

/** Skips locked rows, so that it never waits. */
async function removeExpiredNetworks(database: Database, now: Date): Promise<void> {
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

/** Includes the account, so that the table does not reveal that two accounts use the same network. */
const hashOf = (account: string, network: string) =>
  createHash('sha256').update(`${account}\0${network}`).digest('hex');
