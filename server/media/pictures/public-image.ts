import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import type { StoredImage } from '../../database/image-row.ts';

/** Finds an image that everyone may see: a cover, a publisher's picture or banner, or a banner of the shop. Null for other images, such as pages. */
export type PublicImageLookup = (hash: string) => Promise<StoredImage | null>;

export function createPublicImageLookup(database: Database): PublicImageLookup {
  const images = new LRUCache<string, StoredImage>({ max: 5000, ttl: 30_000 });
  return async (hash) => {
    const image = images.get(hash) ?? (await findImage(database, hash));
    if (image) images.set(hash, image, { noUpdateTTL: true });
    return image;
  };
}

async function findImage(database: Database, hash: string): Promise<StoredImage | null> {
  const row = await database
    .selectFrom('comics.image as image')
    .selectAll()
    .where('hash', '=', hash)
    .where((where) =>
      where.or([
        where.exists(
          where.selectFrom('comics.issue_content').select('id').whereRef('cover', '=', 'image.hash'),
        ),
        where.exists(
          where
            .selectFrom('comics.series_descriptor')
            .select('seriesId')
            .whereRef('cover', '=', 'image.hash'),
        ),
        where.exists(
          where.selectFrom('comics.publisher').select('id').whereRef('picture', '=', 'image.hash'),
        ),
        where.exists(where.selectFrom('comics.publisher').select('id').whereRef('banner', '=', 'image.hash')),
        where.exists(
          where.selectFrom('comics.former_cover').select('image').whereRef('image', '=', 'image.hash'),
        ),
        where.exists(where.selectFrom('comics.banner').select('id').whereRef('picture', '=', 'image.hash')),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}
