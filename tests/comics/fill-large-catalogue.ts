import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { openCatalogue } from '../../demo/open-catalogue.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { insertImages } from '../../server/seed/insert-images.ts';
import { insertLargeCatalogue, largeCatalogueSize } from './large-catalogue.ts';

/**
 * `node fill-large-catalogue.ts FOLDER [ISSUES]` fills the database of a DATA_DIR while no platform uses it. The issues
 * share a few covers of the demo, which the platform draws on demand.
 */
const [, , folder = '', issues = String(largeCatalogueSize.issues)] = process.argv;
if (!folder) throw new Error('Pass the data folder as the first argument.');
await mkdir(folder, { recursive: true });
const database = await openDatabase({ dataDirectory: folder });
try {
  const demo = await openCatalogue();
  const pages = demo.issues.slice(0, 12).flatMap(({ editions: [edition] }) => edition?.pages[0] ?? []);
  const covers = await database.transaction().execute((rows) => insertImages(rows, pages));
  await insertLargeCatalogue(database, covers, { ...largeCatalogueSize, issues: Number(issues) });
  // Measurements and tests must not depend on autovacuum, which would run at an unknown time.
  await sql`vacuum (analyze)`.execute(database);
} finally {
  await database.destroy();
}
