import type { Database } from '../database/database.ts';
import { hasReached, reach } from '../database/milestones.ts';
import type { Accounts } from '../identity/accounts/accounts.ts';
import type { DemoCatalogue } from './catalogue.ts';
import { insertCatalogue } from './insert-catalogue.ts';

export interface DemoParts {
  database: Database;
  accounts: Accounts;
}

/** Where the demo comes from. Neither is asked for what was complete once. */
export interface DemoSources {
  openCatalogue(): Promise<DemoCatalogue>;
  /** Adds readers, plans, banners and the like, as far as they are missing. */
  loadAround(parts: DemoParts, catalogue: DemoCatalogue): Promise<void>;
}

const begun = 'demo begun';
const inserted = 'demo catalogue';
const complete = 'demo complete';

/**
 * Fills an empty database with the demo catalogue and what is around it; nothing of the comics is drawn for
 * that. What an interrupted start left is completed; what was complete once stays as its owner made it.
 */
export async function loadDemo(parts: DemoParts, sources: DemoSources): Promise<void> {
  const { database } = parts;
  if (await hasReached(database, complete)) return;
  if (!(await hasReached(database, begun)) && !(await isEmpty(database))) return;
  await reach(database, begun);
  const catalogue = await sources.openCatalogue();
  if (!(await hasReached(database, inserted))) {
    await database.transaction().execute(async (rows) => {
      await insertCatalogue(rows, catalogue, new Date());
      await reach(rows, inserted);
    });
  }
  await sources.loadAround(parts, catalogue);
  await reach(database, complete);
}

async function isEmpty(database: Database): Promise<boolean> {
  const found = await Promise.all([
    database.selectFrom('comics.publisher').select('id').limit(1).executeTakeFirst(),
    database.selectFrom('identity.account').select('uuid').limit(1).executeTakeFirst(),
  ]);
  return found.every((row) => row === undefined);
}
