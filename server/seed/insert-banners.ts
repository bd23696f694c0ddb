import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { insertImages } from './insert-images.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';

/** Banners with their texts. Their pictures are named, but have no files. */
export async function insertBanners(rows: Transaction<Tables>, { banners }: SeedCatalogue): Promise<void> {
  const hashes = await insertImages(
    rows,
    banners.map(({ picture }) => picture),
  );
  const made = banners.map(({ link, title, text }, position) => ({
    row: { id: randomUUID(), position, link, picture: hashes[position] ?? '' },
    texts: (['pt-br', 'en-us'] as const).map((language) => ({
      language,
      title: title[language],
      text: text[language],
    })),
  }));
  await insertRows(
    rows,
    'comics.banner',
    made.map(({ row }) => row),
  );
  await insertRows(
    rows,
    'comics.banner_text',
    made.flatMap(({ row, texts }) => texts.map((text) => ({ bannerId: row.id, ...text }))),
  );
}
