import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';
import { splitIntoBatches } from '../../database/split-into-batches.ts';
import type { Tables } from '../../database/tables.ts';
import { buildUnavailableError } from '../../http/failures/error-responses.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { StagedFiles } from '../images/staging-folder.ts';
import { lockRetryMs, tryPreventImports } from '../import/import-lock.ts';

/** A request does not wait longer for an import. */
const maxWaitMs = 20_000;

interface UploadStore {
  database: Database;
  originals: ImageStore;
}

type SaveRows<T> = (trx: Transaction<Tables>) => Promise<T>;

/**
 * Moves staged images into the store and writes their rows and those of `saveRows` in one transaction. Many uploads can
 * run at the same time, also in several processes. They wait while a comic is being imported, and fail with 503 if that
 * takes too long.
 */
export async function storeUpload<T>(
  { database, originals }: UploadStore,
  images: StoredImage[],
  staged: StagedFiles,
  saveRows: SaveRows<T>,
): Promise<T> {
  // All uploads lock the rows of their images in the same order, so they cannot deadlock.
  const distinct = [...new Map(images.map((image) => [image.hash, image])).values()].sort((a, b) =>
    a.hash < b.hash ? -1 : 1,
  );
  if (distinct.length === 0) return database.transaction().execute(saveRows);
  await staged.announce(distinct.map(({ hash }) => hash));
  for (const deadline = Date.now() + maxWaitMs; ; ) {
    let isStored = false;
    const outcome = await database
      .transaction()
      .execute(async (trx) => {
        if (!(await tryPreventImports(trx))) return null;
        const value = await storeInTransaction({ trx, originals, staged }, distinct, saveRows);
        isStored = true;
        return { value };
      })
      .catch((error) => {
        // The commit failed, so it is unknown whether the rows exist. The next start removes files without a row.
        if (isStored) staged.keep();
        throw error;
      });
    if (outcome) return outcome.value;
    if (Date.now() > deadline) throw buildUnavailableError();
    await setTimeout(lockRetryMs);
  }
}

/**
 * The rows of the images are written first: another upload of the same image then waits for this one. If it fails, its
 * files are removed before the others continue.
 */
async function storeInTransaction<T>(
  { trx, originals, staged }: { trx: Transaction<Tables>; originals: ImageStore; staged: StagedFiles },
  images: StoredImage[],
  saveRows: SaveRows<T>,
): Promise<T> {
  const newHashes = await insertImages(trx, images);
  try {
    for (const hash of newHashes) await originals.addFile(hash, staged.pathOf(hash));
    return await saveRows(trx);
  } catch (error) {
    for (const hash of newHashes) await originals.remove(hash).catch(() => staged.keep());
    throw error;
  }
}

/** Returns the hashes of the images that had no row. */
async function insertImages(trx: Transaction<Tables>, images: StoredImage[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const batch of splitIntoBatches(images)) {
    const inserted = await trx
      .insertInto('comics.image')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .execute();
    hashes.push(...inserted.map(({ hash }) => hash));
  }
  return hashes;
}
