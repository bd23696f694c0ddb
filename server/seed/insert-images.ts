import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { insertRows } from './insert-rows.ts';
import { paperPlaceholder } from './paper-placeholder.ts';
import type { SeedImage } from './seed-catalogue.ts';

/** Names the images in the database before they are drawn. Returns their hashes in the order of the images. */
export async function insertImages(
  rows: Transaction<Tables>,
  images: readonly SeedImage[],
): Promise<string[]> {
  const named = images.map((image) => ({ ...image, hash: randomBytes(32).toString('hex') }));
  await insertRows(
    rows,
    'comics.image',
    named.map(({ hash, width, height, paper }) => ({
      hash,
      format: 'png' as const,
      width,
      height,
      bytes: 0,
      placeholder: paperPlaceholder(paper),
    })),
  );
  await insertRows(
    rows,
    'platform.drawing',
    named.map(({ hash, recipe }) => ({ image: hash, recipe })),
  );
  return named.map(({ hash }) => hash);
}
