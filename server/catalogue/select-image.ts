import { type RawBuilder, sql } from 'kysely';
import type { ImageRow } from '../database/image-row.ts';

/** Selects the image whose hash is in a column, as JSON. Pass `null` as `Absent` for nullable columns. */
export function selectImage<Absent extends null = never>(column: string): RawBuilder<ImageRow | Absent> {
  return sql`(
    select json_build_object(
      'hash', image.hash, 'width', image.width, 'height', image.height, 'placeholder', image.placeholder
    )
    from comics.image as image where image.hash = ${sql.ref(column)}
  )`;
}
