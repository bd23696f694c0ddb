import type { Database } from '../../database/database.ts';
import type { ImageStore } from '../images/image-store.ts';
import type { StagedFiles } from '../images/staging.ts';
import type { ImportParts } from './import-parts.ts';

/**
 * Takes staged images into the store and then writes their rows. When either fails, the images that nobody
 * else uses leave the store again.
 */
export async function keepImages<T>(
  { database, originals }: Pick<ImportParts, 'database' | 'originals'>,
  images: { hash: string }[],
  staged: StagedFiles,
  saveRows: () => Promise<T>,
): Promise<T> {
  const hashes = [...new Set(images.map(({ hash }) => hash))];
  await staged.announce(hashes);
  try {
    for (const hash of hashes) await originals.take(hash, staged.path(hash));
    return await saveRows();
  } catch (error) {
    await removeUnused(database, originals, hashes).catch(() => staged.leave());
    throw error;
  }
}

/** Removes the images from the store that have no row. */
export async function removeUnused(
  database: Database,
  originals: ImageStore,
  hashes: string[],
): Promise<void> {
  if (hashes.length === 0) return;
  const used = await database.selectFrom('comics.image').select('hash').where('hash', 'in', hashes).execute();
  const inUse = new Set(used.map(({ hash }) => hash));
  for (const hash of hashes) if (!inUse.has(hash)) await originals.remove(hash);
}
