import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { updateRevenue } from '../../../../server/finance/revenue/update-revenue.ts';
import { addPublisher } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import type { Scenario } from '../random-months/scenario.ts';
import { openScenarioShop } from '../random-months/scenario-shop.ts';
import { readBalances, readIssues, readLines } from '../random-months/stored-revenue.ts';

const paidAt = Date.parse('2026-01-10T15:00:00Z');
const closingDay = new Date('2026-03-05T12:00:00Z');

const purchase = {
  reader: 0,
  kind: 'purchase' as const,
  issue: 0,
  cycleDays: 30,
  amount: 1000,
  paidAt,
  coversFrom: paidAt,
  refundedAt: null,
};
const oneSale: Scenario = {
  payments: [purchase],
  sittings: [],
  shares: [[], [], []],
  taxRates: [{ month: 0, basisPoints: 600 }],
};

/** What happens when a month is closed, and afterwards. */
export function closedMonths(platform: () => TestPlatform): void {
  const update = (now: Date, onProblem: (error: unknown) => void = rethrow) =>
    updateRevenue({
      database: platform().database,
      now: () => now,
      databaseNow: async () => now,
      onProblem,
    });

  async function sell(scenario: Scenario) {
    await platform().deleteAllData();
    const shop = await openScenarioShop(platform().database, scenario);
    await shop.passTime(0, closingDay.getTime());
    return shop;
  }

  it('leave the money undivided until they are closed', async () => {
    const { ids } = await sell(oneSale);
    await update(new Date('2026-03-05T02:00:00Z'));
    expect((await readBalances(platform().database)).get('revenue')).toBe(1000);
    await update(closingDay);
    // 6 percent tax of 1,000 are 60, and 70 percent of 940 are 658.
    expect(Object.fromEntries(await readBalances(platform().database))).toMatchObject({
      revenue: 0,
      tax: 60,
      platform: 282,
      [ids.publishers[0] ?? '']: 658,
    });
  });

  it('are not closed before staff have set a tax rate', async () => {
    await sell(oneSale);
    const { database } = platform();
    await database.deleteFrom('finance.tax_rate').execute();
    await update(closingDay);
    expect(await readLines(database)).toEqual([]);
    expect(await readIssues(database)).toMatchObject([{ gross: 1000 }]);
  });

  it('divide sums that are larger than one transfer can be', async () => {
    const { ids } = await sell({
      ...oneSale,
      payments: [1, 2].map(() => ({ ...purchase, amount: 2_000_000_000 })),
    });
    await update(closingDay);
    // 65.8 percent of 4,000,000,000.
    expect((await readBalances(platform().database)).get(ids.publishers[0] ?? '')).toBe(2_632_000_000);
  });

  it('divide the money of each currency by itself', async () => {
    const { ids } = await sell({ ...oneSale, payments: [purchase, purchase] });
    const { database } = platform();
    await database
      .updateTable('comics.transaction')
      .set({ currency: 'EUR' })
      .where('id', '=', ids.payments[0] ?? '')
      .execute();
    await update(closingDay);
    const transfers = await database
      .selectFrom('comics.ledger_transfer')
      .select(['currency', 'amount'])
      .where('revenueMonth', 'is not', null)
      .orderBy('currency')
      .orderBy('amount')
      .execute();
    expect(transfers.map(({ currency, amount }) => `${amount} ${currency}`)).toEqual(
      ['BRL', 'EUR'].flatMap((currency) => [60, 282, 658].map((amount) => `${amount} ${currency}`)),
    );
  });

  it('are closed once by several machines', async () => {
    await sell(oneSale);
    await Promise.all([1, 2, 3, 4].map(() => update(closingDay)));
    expect(await readLines(platform().database)).toHaveLength(1);
    expect((await readBalances(platform().database)).get('tax')).toBe(60);
  });

  it('report their amounts to the webhooks of the publisher', async () => {
    const { ids } = await sell(oneSale);
    const { database } = platform();
    await database
      .insertInto('publishing.webhook_endpoint')
      .values({
        id: randomUUID(),
        publisherId: ids.publishers[0] ?? '',
        url: 'https://editora.example',
        eventTypes: ['payout'],
        secret: Buffer.from('secret'),
      })
      .execute();
    await update(closingDay);
    await update(closingDay);
    const events = await database.selectFrom('publishing.webhook_event').select(['type', 'data']).execute();
    expect(events).toEqual([
      {
        type: 'payout',
        data: {
          month: '2026-01-01',
          currency: 'BRL',
          gross: 1000,
          tax: 60,
          publisherAmount: 658,
          platformAmount: 282,
        },
      },
    ]);
  });

  it('stay as they are when an order of them is refunded later', async () => {
    const refundedAt = Date.parse('2026-03-20T12:00:00Z');
    const { ids, passTime } = await sell({ ...oneSale, payments: [{ ...purchase, refundedAt }] });
    await update(closingDay);
    const [line] = await readLines(platform().database);
    await passTime(closingDay.getTime(), refundedAt);
    await update(new Date('2026-05-05T12:00:00Z'));
    expect(await readLines(platform().database)).toEqual([
      line,
      expect.objectContaining({
        month: '2026-03-01',
        isRefund: true,
        gross: -1000,
        tax: -60,
        publisherAmount: -658,
        platformAmount: -282,
      }),
    ]);
    expect(Object.fromEntries(await readBalances(platform().database))).toMatchObject({
      revenue: 0,
      tax: 0,
      platform: 0,
      [ids.publishers[0] ?? '']: 0,
    });
  });

  it('cannot be changed in the database', async () => {
    await sell(oneSale);
    await update(closingDay);
    for (const change of [
      sql`update finance.revenue_line set gross = 0`,
      sql`delete from finance.revenue_line`,
      sql`insert into finance.revenue_line
        select month, day + 1, transaction_id, source, issue_id, publisher_id, is_refund, currency,
          gross, tax, publisher_amount, platform_amount, pages, order_pages from finance.revenue_line`,
      sql`update finance.revenue_day set sales = 9`,
      sql`update finance.revenue_day set month = '2026-02-01'`,
      sql`delete from finance.revenue_day`,
      sql`update finance.revenue_issue set sales = 9`,
      sql`update finance.revenue_issue set month = '2026-02-01'`,
      sql`update finance.revenue_month set closed_at = null`,
    ])
      await expect(change.execute(platform().database)).rejects.toThrow('never changes');
  });

  it('have sums of publishers only with an issue', async () => {
    await sell(oneSale);
    const { database } = platform();
    await update(new Date(paidAt + 1));
    for (const change of [
      sql`update finance.revenue_issue set issue_id = null`,
      sql`update finance.revenue_issue set issue_id = null, publisher_id = null`,
    ])
      await expect(change.execute(database)).rejects.toThrow('check constraint');
  });

  it('are reported as a problem if they cannot be closed, and closed by a later pass', async () => {
    await sell(oneSale);
    const { database } = platform();
    await sql`alter table comics.ledger_transfer add constraint full_disk check (revenue_month is null)`.execute(
      database,
    );
    const problems: unknown[] = [];
    await update(closingDay, (error) => problems.push(error));
    await sql`alter table comics.ledger_transfer drop constraint full_disk`.execute(database);
    expect(problems).toEqual([expect.objectContaining({ message: expect.stringContaining('full_disk') })]);
    expect(await readLines(database)).toEqual([]);
    // The pending sums are computed nevertheless.
    expect(await readIssues(database)).toHaveLength(1);
    await update(new Date(closingDay.getTime() + 10 * 60_000));
    expect(await readLines(database)).toHaveLength(1);
  });

  it('have accounts only for publishers that exist', async () => {
    const insert = (values: { kind: 'publisher' | 'tax'; publisherId: string | null }) =>
      platform()
        .database.insertInto('comics.ledger_account')
        .values({ ...values, readerId: null, currency: 'BRL', balance: null })
        .execute();
    const publisherId = await addPublisher(platform().database);
    await expect(insert({ kind: 'publisher', publisherId: null })).rejects.toThrow('check constraint');
    await expect(insert({ kind: 'tax', publisherId })).rejects.toThrow('check constraint');
    await expect(insert({ kind: 'publisher', publisherId: randomUUID() })).rejects.toThrow('foreign key');
  });
}

function rethrow(error: unknown): never {
  throw error;
}
