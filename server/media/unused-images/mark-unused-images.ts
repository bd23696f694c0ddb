import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { listUseConditions } from './image-references.ts';

/** Records since when images are unused, and removes the marks of those that are used again. */
export async function markUnusedImages(database: Database, now: Date): Promise<void> {
  const uses = await listUseConditions(database, 'mark.image');
  await sql`delete from comics.unused_image as mark where ${sql.join(uses, sql` or `)}`.execute(database);
  // Conditions with `and` become one pass over each table. With `or`, PostgreSQL looks up each image in each table.
  const unused = (await listUseConditions(database, 'image.hash')).map((isUsed) => sql`not ${isUsed}`);
  await sql`
    insert into comics.unused_image (image, since)
    select image.hash, ${now} from comics.image as image
    where ${sql.join(unused, sql` and `)}
      and not exists (select 1 from comics.unused_image as mark where mark.image = image.hash)
    order by image.hash
    on conflict do nothing
  `.execute(database);
}
