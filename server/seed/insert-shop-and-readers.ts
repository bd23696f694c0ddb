import type { Database } from '../database/database.ts';
import { hasReached, markReached } from '../database/milestones.ts';
import type { AccountStore } from '../identity/accounts/accounts.ts';
import { insertBanners } from './insert-banners.ts';
import { insertOrders } from './insert-orders.ts';
import { insertReaders } from './insert-readers.ts';
import { insertShop } from './insert-shop.ts';
import { createSeedAccounts } from './seed-accounts.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';
import type { SeedContent } from './seed-content.ts';
import type { SeedContext } from './seed-context.ts';

interface SeedDependencies {
  database: Database;
  accounts: AccountStore;
}

/** Earlier than all orders. */
const taxFrom = '2000-01-01';

async function insertTaxRate({ trx, content }: SeedContext): Promise<void> {
  if (content.taxRate === undefined) return;
  const rate = { validFrom: taxFrom, basisPoints: content.taxRate };
  await trx
    .insertInto('finance.tax_rate')
    .values(rate)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const inserted = 'demo shop and readers';

/**
 * Adds accounts, banners, shop and readers to a catalogue that is already in the database. Can be repeated after an
 * interruption: a single transaction writes everything except the accounts. Skips rows that need a missing issue or
 * publisher.
 */
export async function insertShopAndReaders(
  { database, accounts }: SeedDependencies,
  content: SeedContent,
  catalogue: SeedCatalogue,
): Promise<void> {
  if (await hasReached(database, inserted)) return;
  const users = await createSeedAccounts({ database, accounts }, content.accounts);
  await database.transaction().execute(async (trx) => {
    const issues = await trx.selectFrom('comics.issue').select(['slug', 'id']).execute();
    const context: SeedContext = {
      trx,
      now: new Date(),
      content,
      catalogue,
      issues: new Map(issues.map(({ slug, id }) => [slug, id])),
      users: new Map(users.map(({ username, uuid }) => [username, uuid])),
    };
    await insertBanners(trx, catalogue);
    const shop = await insertShop(context);
    await insertTaxRate(context);
    await insertOrders(context, shop, await insertReaders(context, shop));
    await markReached(trx, inserted);
  });
}
