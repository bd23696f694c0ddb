import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Those whose sizes decide how lists of the catalogue are found. */
const tables = ['comics.publisher', 'comics.series', 'comics.merchandise', 'comics.reading'];

/**
 * Lets the embedded database look at its tables once they have grown: a PostgreSQL server does that by itself, and
 * without it a catalogue of 100,000 issues is searched as if it were small. Issues are vacuumed besides, after
 * which lists that an index covers need not look at their rows. Seconds at that size, else next to none.
 */
export async function learnSizes(database: Database): Promise<void> {
  const { rows } = await sql<{ known: number; there: number }>`
    select (select reltuples::int from pg_class where oid = 'comics.issue'::regclass) as known,
      (select count(*)::int from comics.issue) as there
  `.execute(database);
  const [{ known, there } = { known: 0, there: 0 }] = rows;
  if (there < 1000 || there < known * 1.5) return;
  await sql`vacuum (analyze) comics.issue`.execute(database);
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(database);
}
