import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { insertRows } from './insert-rows.ts';
import { paperPlaceholder } from './paper-placeholder.ts';
import type { SeedImage } from './seed-catalogue.ts';

/** Inserts rows of images that are drawn later. Returns their hashes in the same order. */
export async function insertImages(
  trx: Transaction<Tables>,
  images: readonly SeedImage[],
): Promise<string[]> {
  const hashed = images.map((image) => ({ ...image, hash: randomBytes(32).toString('hex') }));
  await insertRows(
    trx,
    'comics.image',
    hashed.map(({ hash, width, height, paper }) => ({
      hash,
      format: 'png' as const,
      width,
      height,
      bytes: 0,
      placeholder: paperPlaceholder(paper),
    })),
  );
  await insertRows(
    trx,
    'platform.drawing',
    hashed.map(({ hash, recipe }) => ({ image: hash, recipe })),
  );
  return hashed.map(({ hash }) => hash);
}
