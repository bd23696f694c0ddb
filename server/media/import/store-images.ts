import type { Database } from '../../database/database.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { StagedFiles } from '../images/staging-folder.ts';
import type { ImportDependencies } from './import-dependencies.ts';

/** Moves staged images into the store, then writes their rows. If either fails, removes the images without a row. */
export async function storeImages<T>(
  { database, originals }: Pick<ImportDependencies, 'database' | 'originals'>,
  images: { hash: string }[],
  staged: StagedFiles,
  saveRows: () => Promise<T>,
): Promise<T> {
  const hashes = [...new Set(images.map(({ hash }) => hash))];
  await staged.announce(hashes);
  try {
    for (const hash of hashes) await originals.addFile(hash, staged.pathOf(hash));
    return await saveRows();
  } catch (error) {
    await removeUnusedImages(database, originals, hashes).catch(() => staged.keep());
    throw error;
  }
}

/** Removes those of the images from the store that have no row. */
export async function removeUnusedImages(
  database: Database,
  originals: ImageStore,
  hashes: string[],
): Promise<void> {
  if (hashes.length === 0) return;
  const rows = await database.selectFrom('comics.image').select('hash').where('hash', 'in', hashes).execute();
  const inUse = new Set(rows.map(({ hash }) => hash));
  for (const hash of hashes) if (!inUse.has(hash)) await originals.remove(hash);
}
