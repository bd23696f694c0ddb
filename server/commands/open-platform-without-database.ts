import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DummyDriver, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { readConfiguration } from '../configuration/configuration.ts';
import { createKysely } from '../database/create-kysely.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';

/** Opens a platform without a database, for programs that only read its routes. */
export async function openPlatformWithoutDatabase(): Promise<Pick<Platform, 'app' | 'close'>> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-throwaway-'));
  const database = createKysely({
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  });
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
