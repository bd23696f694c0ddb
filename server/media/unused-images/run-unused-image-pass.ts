import type { Database } from '../../database/database.ts';
import { codeOf } from '../../errors/error-facts.ts';
import type { ImageStore } from '../images/image-store.ts';
import { tryPreventImports } from '../import/import-lock.ts';
import { markUnusedImages } from './mark-unused-images.ts';

export interface UnusedImageContext {
  database: Database;
  originals: ImageStore;
  derived: ImageStore;
  onProblem(error: unknown): void;
}

/** Longer than an address of a page is valid, and than any cache of this process keeps an image. */
const unusedImageLifetimeMs = 24 * 60 * 60 * 1000;

const maxPerPass = 1000;

const foreignKeyViolation = '23503';

/** Removes images that no row has referred to for a day, with their files. Several machines may do so concurrently. Rule 107. */
export async function runUnusedImagePass(
  context: UnusedImageContext,
  isStopping: () => boolean = () => false,
  now = new Date(),
): Promise<void> {
  const before = new Date(now.getTime() - unusedImageLifetimeMs);
  try {
    await markUnusedImages(context.database, now);
    for (const hash of await listRemovable(context.database, before)) {
      if (isStopping()) return;
      await removeImage(context, hash, before).catch((error) => {
        // It is used again.
        if (codeOf(error) !== foreignKeyViolation) context.onProblem(error);
      });
    }
  } catch (error) {
    context.onProblem(error);
  }
}

async function listRemovable(database: Database, before: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('comics.unused_image')
    .select('image')
    .where('since', '<=', before)
    .orderBy('since')
    .limit(maxPerPass)
    .execute();
  return rows.map(({ image }) => image);
}

/**
 * Removes the files while the row is locked: an upload of the same image waits for the end of the transaction, and
 * stores its file again. If the process ends before the commit, the row stays without files, and the next pass or the next
 * upload of the image completes it.
 */
async function removeImage(
  { database, originals, derived }: UnusedImageContext,
  hash: string,
  before: Date,
): Promise<void> {
  await database.transaction().execute(async (trx) => {
    // Imports store files before their rows.
    if (!(await tryPreventImports(trx))) return;
    const locked = await trx
      .selectFrom('comics.image')
      .select('hash')
      .where('hash', '=', hash)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!locked) return;
    const mark = await trx
      .selectFrom('comics.unused_image')
      .select('image')
      .where('image', '=', hash)
      .where('since', '<=', before)
      .executeTakeFirst();
    if (!mark) return;
    // Fails if a row refers to it. Files are removed only after this.
    await trx.deleteFrom('comics.image').where('hash', '=', hash).execute();
    await derived.removeAll(hash);
    await originals.remove(hash);
  });
}
