import type { Transaction } from 'kysely';
import type { StoredImage } from '../../database/image-row.ts';
import { splitIntoBatches } from '../../database/split-into-batches.ts';
import type { Tables } from '../../database/tables.ts';

/** Returns each image once. All writers lock images in this order, so they cannot deadlock. */
export const distinctImages = (images: readonly StoredImage[]): StoredImage[] =>
  [...new Map(images.map((image) => [image.hash, image])).values()].sort((a, b) =>
    a.hash < b.hash ? -1 : 1,
  );

/**
 * Writes the rows of images that have none, and locks all rows until the end of the transaction, so that no image is
 * removed as unused before something refers to it. Returns the hashes of the new rows.
 */
export async function saveImageRows(trx: Transaction<Tables>, images: StoredImage[]): Promise<string[]> {
  const newHashes: string[] = [];
  for (const batch of splitIntoBatches(images)) newHashes.push(...(await saveBatch(trx, batch)));
  return newHashes;
}

async function saveBatch(trx: Transaction<Tables>, images: StoredImage[]): Promise<string[]> {
  const newHashes: string[] = [];
  const locked = new Set<string>();
  // Repeated for images that were removed after the insert found them.
  while (locked.size < images.length) {
    const inserted = await trx
      .insertInto('comics.image')
      .values(images.filter(({ hash }) => !locked.has(hash)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .execute();
    newHashes.push(...inserted.map(({ hash }) => hash));
    for (const { hash } of await lockRows(trx, images)) locked.add(hash);
  }
  await trx
    .deleteFrom('comics.unused_image')
    .where(
      'image',
      'in',
      images.map(({ hash }) => hash),
    )
    .execute();
  return newHashes;
}

const lockRows = (trx: Transaction<Tables>, images: StoredImage[]) =>
  trx
    .selectFrom('comics.image')
    .select('hash')
    .where(
      'hash',
      'in',
      images.map(({ hash }) => hash),
    )
    .orderBy('hash')
    .forKeyShare()
    .execute();
