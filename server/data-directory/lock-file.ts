import { DatabaseSync } from 'node:sqlite';
import { ExplainedFailure } from '../errors/explained-failure.ts';

/** SQLITE_BUSY */
const sqliteBusy = 5;

/** Keeps references: garbage collection would close an unreferenced database and release its lock. */
const lockedDatabases = new Set<DatabaseSync>();

/**
 * Locks a file and returns a function that releases the lock. Returns null if another process holds the lock. The
 * operating system releases the lock when the process ends, but not while it is suspended. Node has no API for such
 * locks, so this uses the file locks of SQLite. The file is not deleted, because another process may be about to lock
 * it.
 */
export function lockFile(file: string): (() => void) | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // Avoids a second file for the journal.
    database.exec('pragma journal_mode = memory; begin exclusive');
    const locked = database;
    lockedDatabases.add(locked);
    return () => {
      lockedDatabases.delete(locked);
      locked.close();
    };
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null;
    throw new ExplainedFailure(
      `The lock file ${file} cannot be used (${(error as Error).message}). If the disk is not full, move this file or folder away, then try again.`,
    );
  }
}
