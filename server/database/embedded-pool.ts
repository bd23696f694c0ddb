import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';

/**
 * Shows PGlite as a pool of one connection, so that the embedded database goes through the same Kysely
 * dialect, and so the same SQL, as a PostgreSQL server. PGlite is one session: a second caller waits its turn.
 */
export function embeddedPool(pglite: PGlite): PostgresPool {
  let free: Promise<void> = Promise.resolve();
  return {
    async connect() {
      const before = free;
      let release = () => {};
      free = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return {
        async query(statement: string, parameters: readonly unknown[]) {
          const { rows, affectedRows } = await pglite.query(statement, [...parameters]);
          // What PGlite changed is told as `affectedRows`, what it read only by its rows.
          const command = affectedRows ? 'UPDATE' : 'SELECT';
          return { command, rowCount: affectedRows || rows.length, rows };
        },
        release,
      };
    },
    end: () => pglite.close(),
  } as PostgresPool;
}
