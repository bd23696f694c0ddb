import { PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { createKysely } from '../../../server/database/create-kysely.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { createEmptyDatabase } from '../../support/test-database.ts';

it('adds up the days of months that were closed before the sums of months existed', async () => {
  const testDatabase = await createEmptyDatabase();
  const database = createKysely(
    new PostgresDialect({ pool: new Pool({ connectionString: testDatabase.url, max: 1 }) }),
  );
  try {
    await migrate(database, '0041-gateways-of-cards');
    await sql`insert into finance.revenue_month (month, computed_at) values ('2026-01-01', now())`.execute(
      database,
    );
    for (const [day, currency, gross] of [
      ['2026-01-10', 'BRL', 100],
      ['2026-01-11', 'BRL', 20],
      ['2026-01-11', 'EUR', 3],
    ])
      await sql`insert into finance.revenue_day
        (month, day, source, is_refund, currency, sales, gross, tax, publisher_amount, platform_amount)
        values ('2026-01-01', ${day}::date, 'credit', false, ${currency}, 1, ${gross}, 1, 0, ${gross}::bigint - 1)`.execute(
        database,
      );
    await sql`update finance.revenue_month set closed_at = now()`.execute(database);
    await migrate(database);
    const { rows } = await sql`select currency, sales, gross::int, tax::int, platform_amount::int as platform
      from finance.revenue_issue order by currency`.execute(database);
    expect(rows).toEqual([
      { currency: 'BRL', sales: 2, gross: 120, tax: 2, platform: 118 },
      { currency: 'EUR', sales: 1, gross: 3, tax: 1, platform: 2 },
    ]);
    await expect(sql`delete from finance.revenue_issue`.execute(database)).rejects.toThrow('never changes');
  } finally {
    await database.destroy();
    await testDatabase.drop();
  }
}, 60_000);
