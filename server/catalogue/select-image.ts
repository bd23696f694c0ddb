import { type RawBuilder, sql } from 'kysely';
import type { ImageRow } from '../database/image-row.ts';

/** Selects the image whose hash is in a column or an expression, as JSON. Pass `null` as `Absent` if it can be null. */
export function selectImage<Absent extends null = never>(
  hash: string | RawBuilder<unknown>,
): RawBuilder<ImageRow | Absent> {
  return sql`(
    select json_build_object(
      'hash', image.hash, 'width', image.width, 'height', image.height, 'placeholder', image.placeholder
    )
    from comics.image as image where image.hash = ${typeof hash === 'string' ? sql.ref(hash) : hash}
  )`;
}
