import { type RawBuilder, sql } from 'kysely';

/** Sorts a column or an expression alphabetically, with Á next to A, in any locale of the database. */
export function alphabetical(text: string | RawBuilder<unknown>): RawBuilder<string> {
  return sql`${typeof text === 'string' ? sql.ref(text) : text} collate "und-x-icu"`;
}
