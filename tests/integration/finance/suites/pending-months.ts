import { sql } from 'kysely';
import { readDatabaseClock, updateRevenue } from '../../../../server/finance/revenue/update-revenue.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import type { Scenario, ScenarioPayment } from '../random-months/scenario.ts';
import { openScenarioShop } from '../random-months/scenario-shop.ts';
import { readIssues, readLines } from '../random-months/stored-revenue.ts';

const paidAt = Date.parse('2026-01-10T15:00:00Z');
const today = Date.parse('2026-01-20T12:00:00Z');
const laterMs = 11 * 60_000;

const plan: ScenarioPayment = {
  reader: 0,
  kind: 'plan',
  issue: 0,
  cycleDays: 30,
  amount: 3000,
  paidAt,
  coversFrom: paidAt,
  refundedAt: null,
};
const purchase: ScenarioPayment = { ...plan, kind: 'purchase', amount: 1000 };
const sitting = {
  reader: 0,
  issue: 0,
  basis: 'subscription' as const,
  pages: 3,
  startedAt: paidAt + 1,
  reportedAt: paidAt + 1,
};
const start: Scenario = {
  payments: [plan, purchase],
  sittings: [sitting],
  shares: [[], [], []],
  taxRates: [],
};

/** The sums of months that are not closed yet. */
export function pendingMonths(platform: () => TestPlatform): void {
  const update = (now: number, databaseNow = now) => {
    const problems: unknown[] = [];
    const { database } = platform();
    return updateRevenue({
      database,
      now: () => new Date(now),
      databaseNow: async () => new Date(databaseNow),
      onProblem: (error) => problems.push(error),
    }).then(() => problems);
  };

  async function open(scenario = start) {
    await platform().deleteAllData();
    const shop = await openScenarioShop(platform().database, scenario);
    await shop.passTime(0, today);
    await update(today);
    return shop;
  }

  /** The transactions that wrote the sums. */
  async function readWriters() {
    const { rows } = await sql<{ writer: string }>`
      select distinct xmin::text as writer from finance.revenue_day
      union select distinct xmin::text from finance.revenue_issue`.execute(platform().database);
    return rows.map(({ writer }) => writer);
  }

  const readComputedAt = async () => {
    const rows = await platform().database.selectFrom('finance.revenue_month').select('computedAt').execute();
    return rows.map(({ computedAt }) => computedAt?.getTime());
  };

  it('are not written again while nothing has changed, but are up to date', async () => {
    await open();
    const writers = await readWriters();
    expect(writers).toHaveLength(1);
    await update(today + laterMs);
    expect(await readWriters()).toEqual(writers);
    expect(await readComputedAt()).toEqual([today + laterMs]);
  });

  const change = (statement: ReturnType<typeof sql>) => () => statement.execute(platform().database);
  it.each<[string, () => Promise<unknown>]>([
    [
      'an order is refunded',
      change(sql`update comics.transaction set status = 'refunded', refunded_at = paid_at`),
    ],
    ['another amount is paid', change(sql`update comics.transaction set price = price + 1`)],
    [
      'a period starts later',
      change(sql`update comics.transaction set covers_from = covers_from + interval '9 days'`),
    ],
    ['more pages are read', change(sql`update comics.sitting set pages = array[0, 1, 2, 3]`)],
    [
      'other issues are read',
      change(
        sql`update comics.sitting set issue_id = (select id from comics.issue where id <> issue_id limit 1)`,
      ),
    ],
    ['readings count differently', change(sql`update comics.sitting set basis = 'free'`)],
    [
      'a tax rate is set',
      change(sql`insert into finance.tax_rate (valid_from, basis_points) values ('2026-01-01', 1000)`),
    ],
    [
      'a share is set',
      change(sql`insert into publishing.publisher_share (publisher_id, valid_from, basis_points)
        select id, '2026-01-01', 5000 from comics.publisher`),
    ],
    [
      'an issue gets another publisher',
      change(sql`update comics.issue set publisher_id = (select max(id::text)::uuid from comics.publisher)`),
    ],
  ])('are written again after %s', async (_name, makeChange) => {
    await open();
    const writers = await readWriters();
    await makeChange();
    await update(today + laterMs);
    expect(await readWriters()).not.toEqual(writers);
  });

  it('contain what was paid and refunded since', async () => {
    const refundedAt = today + 2 * laterMs;
    const { passTime } = await open({
      ...start,
      payments: [purchase, { ...purchase, paidAt: today + 1, amount: 500, refundedAt }],
    });
    const total = async () =>
      (await readIssues(platform().database)).reduce((sum, { gross }) => sum + gross, 0);
    expect(await total()).toBe(1000);
    await passTime(today, today + laterMs);
    await update(today + laterMs);
    expect(await total()).toBe(1500);
    await passTime(today + laterMs, refundedAt);
    await update(refundedAt);
    expect(await total()).toBe(1000);
  });

  it('take back what an earlier month gave, once that is closed', async () => {
    const refundedAt = Date.parse('2026-03-02T12:00:00Z');
    const { passTime } = await open({ ...start, payments: [{ ...purchase, refundedAt }] });
    await update(Date.parse('2026-03-05T12:00:00Z'));
    await passTime(today, refundedAt);
    await update(Date.parse('2026-03-06T12:00:00Z'));
    const refunds = (await readIssues(platform().database)).filter(({ isRefund }) => isRefund);
    expect(refunds).toEqual([expect.objectContaining({ month: '2026-03-01', gross: -1000 })]);
  });

  it('stay pending while the clock of the database says that they are not over', async () => {
    await open();
    const closingDay = Date.parse('2026-03-05T12:00:00Z');
    expect(await update(closingDay, Date.parse('2026-03-04T12:00:00Z'))).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/2026-01-01 is not closed.*Correct the clocks/),
      }),
    ]);
    expect(await readLines(platform().database)).toEqual([]);
    expect(await update(closingDay + laterMs)).toEqual([]);
    expect(await readLines(platform().database)).not.toEqual([]);
  });

  it('are computed once by passes that overlap', async () => {
    await open();
    const closingDay = Date.parse('2026-03-05T12:00:00Z');
    const laterPass = closingDay + 1000;
    const problems: unknown[] = [];
    await updateRevenue({
      database: platform().database,
      now: () => new Date(closingDay),
      // The other machine computes the months in between.
      databaseNow: async () => {
        problems.push(await update(laterPass, today));
        return new Date(today);
      },
      onProblem: () => {},
    });
    expect(problems).toEqual([[expect.any(Error)]]);
    expect(await readComputedAt()).toEqual([laterPass, laterPass, laterPass]);
    // The closing is tried again after ten minutes, and not by a machine whose pass started a little earlier.
    expect(await update(laterPass - 1, today)).toEqual([]);
  });

  it('are computed again after a clock that was ahead was corrected', async () => {
    await open();
    await update(Date.parse('2027-01-01T12:00:00Z'), today);
    await update(today + 1000);
    expect(await readComputedAt()).toContain(today + 1000);
  });

  it('stay pending if the clock of the platform is months ahead', async () => {
    await platform().deleteAllData();
    const { database } = platform();
    const now = Date.now();
    const shop = await openScenarioShop(database, {
      ...start,
      payments: [{ ...purchase, paidAt: now, coversFrom: now }],
    });
    await shop.passTime(0, now);
    const problems: unknown[] = [];
    await updateRevenue({
      database,
      now: () => new Date(now + 100 * 24 * 60 * 60_000),
      databaseNow: () => readDatabaseClock(database),
      onProblem: (error) => problems.push(error),
    });
    expect(problems).toHaveLength(1);
    expect(await readLines(database)).toEqual([]);
  });
}
