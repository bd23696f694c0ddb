import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readConfiguration } from '../../../server/configuration/configuration.ts';
import { openPlatform, type Platform } from '../../../server/platform/platform.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

describe('/health/ready', () => {
  let folder: string;
  let testDatabase: TestDatabase;
  let platform: Platform;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'banca-health-'));
    testDatabase = await createTestDatabase();
    platform = await openPlatform(
      readConfiguration({
        DATA_DIR: folder,
        DATABASE_URL: testDatabase.url,
        DATABASE_POOL_SIZE: '4',
        LOG_LEVEL: 'silent',
      }),
      { log: { write: () => {} } },
    );
  }, 60_000);
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  const ready = async () => (await platform.app.inject('/health/ready')).json().status;

  it('is ready while all connections of the pool are busy', async () => {
    const isHeld = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let held = 0;
    const holders = [1, 2, 3, 4].map(() =>
      platform.database.connection().execute(async (rows) => {
        await sql`select 1`.execute(rows);
        held += 1;
        if (held === 4) isHeld.resolve();
        await release.promise;
      }),
    );
    await isHeld.promise;
    const status = await ready();
    release.resolve();
    await Promise.all(holders);
    expect(status).toBe('ready');
  });

  it('is not ready while the database refuses connections', async () => {
    await testDatabase.drop();
    expect(await ready()).toBe('database unavailable');
  });
});
