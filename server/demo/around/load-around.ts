import type { Database } from '../../database/database.ts';
import { hasReached, reach } from '../../database/milestones.ts';
import type { Accounts } from '../../identity/accounts/accounts.ts';
import type { DemoCatalogue } from '../catalogue.ts';
import type { Around } from './around.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { loadBanners } from './load-banners.ts';
import { loadOrders } from './load-orders.ts';
import { loadReaders } from './load-readers.ts';
import { loadShop } from './load-shop.ts';

interface Parts {
  database: Database;
  accounts: Accounts;
}

const written = 'demo around';

/**
 * Adds accounts, banners, shop and readers around a catalogue whose issues are in the database already. Can be
 * called again after an interruption: all but the accounts is written at once or not at all. What concerns an
 * issue or a publisher that is not there is left out.
 */
export async function loadAround({ database, accounts }: Parts, catalogue: DemoCatalogue): Promise<void> {
  if (await hasReached(database, written)) return;
  const users = await createDemoAccounts(accounts, database);
  await database.transaction().execute(async (rows) => {
    const issues = await rows.selectFrom('comics.issue').select(['slug', 'id']).execute();
    const around: Around = {
      rows,
      now: new Date(),
      catalogue,
      issues: new Map(issues.map(({ slug, id }) => [slug, id])),
      users: new Map(users.map(({ username, uuid }) => [username, uuid])),
    };
    await loadBanners(rows, catalogue);
    const shop = await loadShop(around);
    await loadOrders(around, shop, await loadReaders(around, shop));
    await reach(rows, written);
  });
}
