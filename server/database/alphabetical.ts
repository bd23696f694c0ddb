import { type RawBuilder, sql } from 'kysely';

/** Sorts a column as people do, Á beside A, whatever language the database was set up for. */
export function alphabetical(column: string): RawBuilder<string> {
  return sql`${sql.ref(column)} collate "und-x-icu"`;
}
