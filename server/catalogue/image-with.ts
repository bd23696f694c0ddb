import { type RawBuilder, sql } from 'kysely';
import type { ImageRow } from '../database/image-row.ts';

/** Selects the image whose hash is in a column, as JSON. `Absent` is null for nullable columns. */
export function imageWith<Absent extends null = never>(column: string): RawBuilder<ImageRow | Absent> {
  return sql`(
    select json_build_object(
      'hash', image.hash, 'width', image.width, 'height', image.height, 'placeholder', image.placeholder
    )
    from comics.image as image where image.hash = ${sql.ref(column)}
  )`;
}
