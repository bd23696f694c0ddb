import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../../../server/database/open-database.ts';

type Tables = { purse: { owner: string; cents: number } };

describe('the embedded database', () => {
  let database: Kysely<Tables>;

  beforeAll(async () => {
    const opened = await openDatabase({ dataDirectory: 'memory:' });
    database = opened.withTables<Tables>();
    await sql`create table purse (owner text primary key, cents integer not null)`.execute(database);
  }, 60_000);
  afterAll(() => database.destroy());
  beforeEach(async () => {
    await database.deleteFrom('purse').execute();
    await database.insertInto('purse').values({ owner: 'ana', cents: 0 }).execute();
  });

  const cents = async (on: Kysely<Tables> = database) =>
    (await on.selectFrom('purse').select('cents').executeTakeFirstOrThrow()).cents;

  it('keeps transactions that run at once apart', async () => {
    const add = () =>
      database.transaction().execute(async (transaction) => {
        const before = await cents(transaction);
        await transaction
          .updateTable('purse')
          .set({ cents: before + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await cents()).toBe(20);
  });

  it('undoes a transaction that fails, and goes on', async () => {
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.updateTable('purse').set({ cents: 5 }).execute();
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    expect(await cents()).toBe(0);
  });

  it('goes on after a statement that fails', async () => {
    await expect(sql`select nothing from nowhere`.execute(database)).rejects.toThrow('nowhere');
    expect(await cents()).toBe(0);
  });

  it('tells how many rows were changed', async () => {
    const updated = await database.updateTable('purse').set({ cents: 1 }).executeTakeFirst();
    expect(updated.numUpdatedRows).toBe(1n);
    const deleted = await database.deleteFrom('purse').where('owner', '=', 'eva').executeTakeFirst();
    expect(deleted.numDeletedRows).toBe(0n);
  });
});
