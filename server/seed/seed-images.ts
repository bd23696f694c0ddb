import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { ImageGenerator } from '../media/images/image-generator.ts';
import type { DrawingProcess } from './open-drawing-process.ts';

/** Draws the images of the seed with the recipes in the database. Closing it closes the drawing process. */
export function openSeedImages(database: Database, { prepare, draw, close }: DrawingProcess): ImageGenerator {
  return {
    prepare,
    close,
    async generate(hash) {
      const drawing = await database
        .selectFrom('platform.drawing')
        .select('recipe')
        .where('image', '=', hash)
        .executeTakeFirst();
      return drawing ? draw(drawing.recipe) : null;
    },
    list: () => listSeedImages(database),
  };
}

/** Hashes: covers first, then pictures and pages, each with the newest issues first. */
export async function listSeedImages(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('platform.drawing as drawing')
    .leftJoin('comics.page as page', 'page.image', 'drawing.image')
    .leftJoin('comics.issue_content as content', 'content.id', 'page.contentId')
    .leftJoin('comics.issue as issue', 'issue.id', 'content.issueId')
    .select('drawing.image')
    .groupBy('drawing.image')
    .orderBy(sql`coalesce(min(page.position), 0)`)
    .orderBy(
      (by) => by.fn.max('issue.publishedAt'),
      (order) => order.desc().nullsLast(),
    )
    .execute();
  return rows.map(({ image }) => image);
}
