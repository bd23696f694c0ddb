import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { insertImages } from './insert-images.ts';
import { insertRows } from './insert-rows.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';

/**
 * Inserts banners with their texts. Their pictures get rows, but no files yet. A banner of a featured series is also the
 * banner of its publisher.
 */
export async function insertBanners(
  trx: Transaction<Tables>,
  { banners, publishers }: SeedCatalogue,
): Promise<void> {
  const hashes = await insertImages(
    trx,
    banners.map(({ picture }) => picture),
  );
  const inserted = banners.map(({ link, title, text, markets }, position) => ({
    row: { id: randomUUID(), position, link, picture: hashes[position] ?? '' },
    markets: [...new Set(markets)],
    texts: (['pt-br', 'en-us'] as const).map((language) => ({
      language,
      title: title[language],
      text: text[language],
    })),
  }));
  await insertRows(
    trx,
    'comics.banner',
    inserted.map(({ row }) => row),
  );
  await insertRows(
    trx,
    'comics.banner_text',
    inserted.flatMap(({ row, texts }) => texts.map((text) => ({ bannerId: row.id, ...text }))),
  );
  await insertRows(
    trx,
    'comics.banner_market',
    inserted.flatMap(({ row, markets }) => markets.map((market) => ({ bannerId: row.id, market }))),
  );
  for (const { username, featuredSeries } of publishers) {
    const banner = inserted.find(({ row }) => row.link === `/series/${featuredSeries}`)?.row.picture;
    if (!banner) continue;
    await trx.updateTable('comics.publisher').set({ banner }).where('username', '=', username).execute();
  }
}
