import type { Database } from '../database/database.ts';
import { hasReached, markReached } from '../database/milestones.ts';
import type { AccountStore } from '../identity/accounts/accounts.ts';
import { insertCatalogue } from './insert-catalogue.ts';
import { insertShopAndReaders } from './insert-shop-and-readers.ts';
import type { SeedContent } from './seed-content.ts';

interface SeedDependencies {
  database: Database;
  accounts: AccountStore;
}

const milestones = { begun: 'demo begun', catalogue: 'demo catalogue', complete: 'demo complete' };

/**
 * Fills an empty database with the content. Images are not drawn. Completes a seed that was interrupted, and never
 * changes a database that has other data or a complete seed.
 */
export async function seedDatabase(
  { database, accounts }: SeedDependencies,
  content: SeedContent,
): Promise<void> {
  if (await hasReached(database, milestones.complete)) return;
  if (!(await hasReached(database, milestones.begun)) && !(await isEmpty(database))) return;
  await markReached(database, milestones.begun);
  const catalogue = await content.openCatalogue();
  if (!(await hasReached(database, milestones.catalogue))) {
    await database.transaction().execute(async (trx) => {
      await insertCatalogue(trx, catalogue, new Date());
      await markReached(trx, milestones.catalogue);
    });
  }
  await insertShopAndReaders({ database, accounts }, content, catalogue);
  await markReached(database, milestones.complete);
}

async function isEmpty(database: Database): Promise<boolean> {
  const found = await Promise.all([
    database.selectFrom('comics.publisher').select('id').limit(1).executeTakeFirst(),
    database.selectFrom('identity.account').select('uuid').limit(1).executeTakeFirst(),
  ]);
  return found.every((row) => row === undefined);
}
