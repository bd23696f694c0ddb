import {
  DataDirectoryInUse,
  type DataDirectoryLock,
  lockDataDirectory,
  platformName,
} from '../data-directory/lock-data-directory.ts';
import type { Database } from '../database/database.ts';
import { connectToRunningDatabase, type DatabaseLocation, openDatabase } from '../database/open-database.ts';

/** The database of a command. */
export interface CommandDatabase {
  database: Database;
  /** False while the platform runs, because it has locked the data directory. */
  hasLock: boolean;
  close(): Promise<void>;
}

/**
 * Opens the database for a command. Uses the running platform's server if there is one. Otherwise locks the data
 * directory and starts a server, unless DATABASE_URL names one. Throws an ExplainedFailure if another command has the
 * lock.
 */
export async function openCommandDatabase(
  location: DatabaseLocation,
  commandName: string,
): Promise<CommandDatabase> {
  const lock = await lockUnlessPlatformRuns(location.dataDirectory, commandName);
  try {
    const database = await (lock ? openDatabase(location) : connectToRunningDatabase(location));
    const close = async () => {
      await database.destroy().finally(() => lock?.release());
    };
    return { database, hasLock: lock !== null, close };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}

async function lockUnlessPlatformRuns(
  dataDirectory: string,
  commandName: string,
): Promise<DataDirectoryLock | null> {
  try {
    return await lockDataDirectory(dataDirectory, commandName);
  } catch (error) {
    if (error instanceof DataDirectoryInUse && error.owner.name === platformName) return null;
    throw error;
  }
}
