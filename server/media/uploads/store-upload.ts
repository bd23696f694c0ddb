import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';
import type { Tables } from '../../database/tables.ts';
import { buildUnavailableError } from '../../http/failures/error-responses.ts';
import type { ImageStore } from '../images/image-store.ts';
import { distinctImages, saveImageRows } from '../images/save-image-rows.ts';
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
  const distinct = distinctImages(images);
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
 * files are removed before the others continue. Files of known images are stored too if they are missing, because the
 * removal of unused images may have been interrupted.
 */
async function storeInTransaction<T>(
  { trx, originals, staged }: { trx: Transaction<Tables>; originals: ImageStore; staged: StagedFiles },
  images: StoredImage[],
  saveRows: SaveRows<T>,
): Promise<T> {
  const newHashes = await saveImageRows(trx, images);
  try {
    for (const { hash } of images) await originals.addFile(hash, staged.pathOf(hash));
    return await saveRows(trx);
  } catch (error) {
    for (const hash of newHashes) await originals.remove(hash).catch(() => staged.keep());
    throw error;
  }
}
