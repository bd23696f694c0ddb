import { DatabaseSync } from 'node:sqlite';
import { ExplainedFailure } from '../explained-failure.ts';

/** SQLITE_BUSY */
const busy = 5;

/** Garbage collection would close a database that nobody refers to, and release its lock. */
const held = new Set<DatabaseSync>();

/**
 * Locks a file, or returns null while another process has locked it. The operating system keeps the lock: it lasts as
 * long as the process, even a suspended one, and ends with it. Node has no call for such locks; its SQLite uses them to
 * protect its files. Returns a function that releases the lock. The file remains, because another process may be
 * about to lock it.
 */
export function lockFile(file: string): (() => void) | null {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // Without a second file.
    database.exec('pragma journal_mode = memory; begin exclusive');
    const locked = database;
    held.add(locked);
    return () => {
      held.delete(locked);
      locked.close();
    };
  } catch (error) {
    database?.close();
    if ((error as { errcode?: number }).errcode === busy) return null;
    throw new ExplainedFailure(
      `The lock file ${file} cannot be used (${(error as Error).message}). If the disk is not full, move this file or folder away, then try again.`,
    );
  }
}
