import {
  DataDirectoryInUse,
  type DataDirectoryLock,
  lockDataDirectory,
  platformName,
} from '../data-directory/lock-data-directory.ts';
import type { Database } from './database.ts';
import { type DatabasePlace, openDatabase, openRunningDatabase } from './open-database.ts';

/** The database as a command line uses it. */
export interface CommandDatabase {
  database: Database;
  /** False beside a running platform, which has locked the data directory. */
  hasLock: boolean;
  close(): Promise<void>;
}

/**
 * Opens the database for a command: the one of the running platform, or else with a server and a lock of its own, so
 * that no platform starts meanwhile. Throws an ExplainedFailure while another command has the data directory.
 */
export async function openCommandDatabase(
  place: DatabasePlace,
  commandName: string,
): Promise<CommandDatabase> {
  const lock = await lockUnlessPlatformRuns(place.dataDirectory, commandName);
  try {
    const database = await (lock ? openDatabase(place) : openRunningDatabase(place));
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
