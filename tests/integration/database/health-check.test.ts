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

  const readStatus = async () => (await platform.app.inject('/health/ready')).json().status;

  it('reports "ready" while all connections of the pool are busy', async () => {
    const allHeld = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let heldCount = 0;
    const heldConnections = [1, 2, 3, 4].map(() =>
      platform.database.connection().execute(async (rows) => {
        await sql`select 1`.execute(rows);
        heldCount += 1;
        if (heldCount === 4) allHeld.resolve();
        await release.promise;
      }),
    );
    await allHeld.promise;
    const status = await readStatus();
    release.resolve();
    await Promise.all(heldConnections);
    expect(status).toBe('ready');
  });

  it('reports an unavailable database while the database refuses connections', async () => {
    await testDatabase.drop();
    expect(await readStatus()).toBe('database unavailable');
  });
});
