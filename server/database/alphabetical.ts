import { type RawBuilder, sql } from 'kysely';

/** Sorts a column alphabetically, with Á next to A, in any locale of the database. */
export function alphabetical(column: string): RawBuilder<string> {
  return sql`${sql.ref(column)} collate "und-x-icu"`;
}
