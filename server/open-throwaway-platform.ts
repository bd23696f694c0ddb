import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfiguration } from './configuration.ts';
import { openDatabase } from './database/open-database.ts';
import { openPlatform, type Platform } from './platform.ts';

/** A platform on an empty database in memory, for what only asks which routes there are. */
export async function openThrowawayPlatform(): Promise<Pick<Platform, 'app' | 'close'>> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-throwaway-'));
  const database = await openDatabase({ dataDirectory: 'memory:' });
  const configuration = readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const platform = await openPlatform(configuration, { database });
  return {
    app: platform.app,
    async close() {
      await platform.close();
      await rm(folder, { recursive: true });
    },
  };
}
