import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../server/database/database.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { withoutTimeout } from '../../../server/database/statements-without-timeout.ts';
import { createTestDatabase, type OpenTestDatabase, openTestDatabase } from '../../support/test-database.ts';

type TestTables = { purse: { owner: string; cents: number } };

describe('the database', () => {
  let testDatabase: OpenTestDatabase;
  let database: Kysely<TestTables>;

  beforeAll(async () => {
    testDatabase = await openTestDatabase();
    database = testDatabase.database.withTables<TestTables>();
    await sql`create table purse (owner text primary key, cents integer not null)`.execute(database);
  }, 60_000);
  afterAll(() => testDatabase.close());
  beforeEach(async () => {
    await database.deleteFrom('purse').execute();
    await database.insertInto('purse').values({ owner: 'ana', cents: 0 }).execute();
  });

  const readCents = async (connection: Kysely<TestTables> = database) =>
    (await connection.selectFrom('purse').select('cents').executeTakeFirstOrThrow()).cents;

  it('loses no update when concurrent transactions lock the row first', async () => {
    const add = () =>
      database.transaction().execute(async (transaction) => {
        await transaction.selectFrom('purse').select('owner').forUpdate().execute();
        const before = await readCents(transaction);
        await transaction
          .updateTable('purse')
          .set({ cents: before + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await readCents()).toBe(20);
  });

  it('rolls back a transaction that fails, and stays usable', async () => {
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.updateTable('purse').set({ cents: 5 }).execute();
      throw new Error('The test fails.');
    });
    await expect(failing).rejects.toThrow('The test fails.');
    expect(await readCents()).toBe(0);
  });

  it('stays usable after a statement that fails', async () => {
    await expect(sql`select nothing from nowhere`.execute(database)).rejects.toThrow('nowhere');
    expect(await readCents()).toBe(0);
  });

  it('returns the number of changed rows', async () => {
    const updated = await database.updateTable('purse').set({ cents: 1 }).executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const deleted = await database.deleteFrom('purse').where('owner', '=', 'eva').executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(0n);
  });
});

describe('a database with limits', () => {
  let testServer: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;

  beforeAll(async () => {
    testServer = await createTestDatabase();
    const limits = { poolSize: 3, statementTimeoutMs: 300 };
    database = await openDatabase({ databaseUrl: testServer.url, dataDirectory: '.' }, limits);
  }, 60_000);
  afterAll(async () => {
    await database.destroy();
    await testServer.drop();
  });

  it('cancels a statement that takes too long', async () => {
    await expect(sql`select pg_sleep(20)`.execute(database)).rejects.toMatchObject({ code: '57014' });
  });

  it('waits for a statement without a timeout in a transaction that has no statement timeout', async () => {
    // Longer than the client waits for other statements, which is two seconds more than the timeout.
    const slept = database.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return (await sql`select pg_sleep(2.5), 'done' as state ${withoutTimeout}`.execute(trx)).rows;
    });
    await expect(slept).resolves.toMatchObject([{ state: 'done' }]);
  });

  it('limits waiting for a locked row to ten seconds, even if the statement timeout is longer', async () => {
    const limits = { poolSize: 1, statementTimeoutMs: 60_000 };
    const databaseWithLongTimeout = await openDatabase(
      { databaseUrl: testServer.url, dataDirectory: '.' },
      limits,
    );
    try {
      expect((await sql`show lock_timeout`.execute(databaseWithLongTimeout)).rows).toEqual([
        { lockTimeout: '10s' },
      ]);
    } finally {
      await databaseWithLongTimeout.destroy();
    }
  });

  it('opens no more connections than the pool size', async () => {
    const backends = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id, pg_sleep(0.05)`.execute(
          database,
        );
        return rows[0]?.id;
      }),
    );
    expect(new Set(backends).size).toBe(3);
  });
});
