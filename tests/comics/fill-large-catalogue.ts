import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../server/database/open-database.ts';
import { namedImage } from '../../server/seed/insert-images.ts';
import { openDemoCatalogue } from '../../demo/open-catalogue.ts';
import { pageRecipe } from '../../demo/recipes.ts';
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
  const demo = await openDemoCatalogue();
  const recipes = demo.issues.slice(0, 12).flatMap(({ slug, editions: [edition] }) => {
    const [cover] = edition?.pages ?? [];
    if (!edition || !cover) return [];
    return [namedImage(pageRecipe(slug, edition.language, 0), cover.width, cover.height, cover.paper)];
  });
  await database
    .insertInto('comics.image')
    .values(recipes)
    .onConflict((conflict) => conflict.column('recipe').doNothing())
    .execute();
  const covers = await database
    .selectFrom('comics.image')
    .select('hash')
    .where(
      'recipe',
      'in',
      recipes.flatMap(({ recipe }) => recipe ?? []),
    )
    .orderBy('recipe')
    .execute();
  await insertLargeCatalogue(
    database,
    covers.map(({ hash }) => hash),
    { ...largeSize, issues: Number(issues) },
  );
  // A server does this by itself within a minute; what is measured or tested should not depend on when.
  await sql`vacuum (analyze)`.execute(database);
} finally {
  await database.destroy();
}
