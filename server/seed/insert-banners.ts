import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DemoCatalogue } from './seed-catalogue.ts';
import { namedImage } from './insert-images.ts';
import { bannerRecipe } from '../../demo/recipes.ts';

/** What a banner lies on until it is drawn. */
const night = '#1d1b26';

/** Banners with their texts. Their pictures have names and recipes: they are drawn when they are asked for. */
export async function loadBanners(rows: Transaction<Tables>, { banners }: DemoCatalogue): Promise<void> {
  if (banners.length === 0) return;
  const pictures = banners.map(({ link }) => namedImage(bannerRecipe(link), 1920, 720, night));
  await rows.insertInto('comics.image').values(pictures).execute();
  const made = banners.map(({ link, title, text }, position) => ({
    row: { id: randomUUID(), position, link, picture: pictures[position]?.hash ?? '' },
    texts: (['pt-br', 'en-us'] as const).map((language) => ({
      language,
      title: title[language],
      text: text[language],
    })),
  }));
  await rows
    .insertInto('comics.banner')
    .values(made.map(({ row }) => row))
    .execute();
  await rows
    .insertInto('comics.banner_text')
    .values(made.flatMap(({ row, texts }) => texts.map((text) => ({ banner_id: row.id, ...text }))))
    .execute();
}
