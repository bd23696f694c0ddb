import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Picture } from '../../catalogue/schemas.ts';
import type { ImageRow } from '../../database/image-row.ts';
import { splitIntoBatches } from '../../database/split-into-batches.ts';
import type { CatalogueTransaction } from '../audit.ts';
import type { DraftPictures } from '../draft-pictures.ts';

/** An image that a request proposes. Its address has the id, because readers may not see it yet. */
export interface RequestImage extends ImageRow {
  id: string;
}

/** Selects the images of the request whose id is in a column, as JSON. */
export const selectRequestImages = (requestId: string): RawBuilder<RequestImage[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'id', proposed.id, 'hash', image.hash, 'width', image.width, 'height', image.height,
    'placeholder', image.placeholder
  )), '[]')
  from publishing.request_image as proposed
  join comics.image as image on image.hash = proposed.image
  where proposed.request_id = ${sql.ref(requestId)}
)`;

export const toRequestPicture = (
  image: RequestImage,
  { pictures, sign }: DraftPictures,
): Static<typeof Picture> => pictures.pagePicture(image, sign(image.id));

/** `hashes`: images that the content of the request names. */
export async function addRequestImages(
  trx: CatalogueTransaction,
  requestId: string,
  hashes: readonly string[],
): Promise<void> {
  const rows = [...new Set(hashes)].map((image) => ({ requestId, image }));
  for (const batch of splitIntoBatches(rows))
    await trx.insertInto('publishing.request_image').values(batch).execute();
}
