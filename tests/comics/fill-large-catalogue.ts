import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { openCatalogue } from '../../demo/open-catalogue.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { insertImages } from '../../server/seed/insert-images.ts';
import { insertLargeCatalogue, largeSize } from './large-catalogue.ts';

/**
 * `node fill-large-catalogue.ts FOLDER [ISSUES]` fills the database of a DATA_DIR that no platform has open. The covers
 * are a few of the demo's, which the platform draws when somebody looks.
 */
const [, , folder = '', issues = String(largeSize.issues)] = process.argv;
if (!folder) throw new Error('Name the folder of the data.');
await mkdir(folder, { recursive: true });
const database = await openDatabase({ dataDirectory: folder });
try {
  const demo = await openCatalogue();
  const drawn = demo.issues.slice(0, 12).flatMap(({ editions: [edition] }) => edition?.pages[0] ?? []);
  const covers = await database.transaction().execute((rows) => insertImages(rows, drawn));
  await insertLargeCatalogue(database, covers, { ...largeSize, issues: Number(issues) });
  // A server does this by itself within a minute; what is measured or tested should not depend on when.
  await sql`vacuum (analyze)`.execute(database);
} finally {
  await database.destroy();
}
