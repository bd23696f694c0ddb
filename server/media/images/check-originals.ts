import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Database } from '../../database/database.ts';
import { nullIfMissing } from '../../errors/error-facts.ts';
import { ExplainedFailure } from '../../errors/explained-failure.ts';
import { mediaPaths } from './media-paths.ts';

/**
 * Throws an ExplainedFailure if the database has imported images, but the folder of their files is missing: the comics
 * would have no pages. `listGenerated` returns the hashes of the images that can be generated again.
 */
export async function checkOriginals(
  database: Database,
  dataDirectory: string,
  listGenerated: (database: Database) => Promise<readonly string[]>,
): Promise<void> {
  const { originals } = mediaPaths(dataDirectory);
  if (await nullIfMissing(stat(originals))) return;
  const generated = new Set(await listGenerated(database));
  const images = await database.selectFrom('comics.image').select('hash').execute();
  if (images.every(({ hash }) => generated.has(hash))) return;
  throw new ExplainedFailure(
    `The database has imported comics, but their images are missing: there is no folder ${resolve(originals)}. Restore it from a backup, or set DATA_DIR to the folder that has it.`,
  );
}
