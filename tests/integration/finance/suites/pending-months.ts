import { sql } from 'kysely';
import { readDatabaseClock } from '../../../../server/database/read-database-clock.ts';
import { updateRevenue } from '../../../../server/finance/revenue/update-revenue.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import { openScenarioShop } from '../random-months/scenario-shop.ts';
import { readIssues, readLines } from '../random-months/stored-revenue.ts';
import { laterMs, pendingShop, purchase, start, today } from './pending-shop.ts';

/** The sums of months that are not closed yet. */
export function pendingMonths(platform: () => TestPlatform): void {
  const { update, open, readComputedAt, change } = pendingShop(platform);

  it('stay as they are for this pass if another machine changes a month at the same time', async () => {
    await open();
    const { database } = platform();
    await sql`create function finance.report_concurrent_update() returns trigger language plpgsql as $$
      begin
        raise exception using errcode = 'serialization_failure';
      end
    $$`.execute(database);
    await sql`create trigger report_concurrent_update before update on finance.revenue_month
      for each row when (old.month = '2026-01-01') execute function finance.report_concurrent_update()`.execute(
      database,
    );
    const february = Date.parse('2026-02-01T12:00:00Z');
    const problems = await update(february);
    await sql`drop function finance.report_concurrent_update cascade`.execute(database);
    expect(problems).toEqual([]);
    expect(await readComputedAt()).toEqual([today, february]);
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

  it('take back what an earlier month gave if the refund of that month was reported after its closing', async () => {
    const { passTime } = await open({ ...start, payments: [purchase] });
    const closingDay = Date.parse('2026-03-05T12:00:00Z');
    await passTime(today, closingDay);
    await update(closingDay);
    await change(
      sql`update comics.transaction set status = 'refunded', refunded_at = paid_at + interval '1 day'`,
    )();
    await update(closingDay + laterMs);
    const refunds = (await readIssues(platform().database)).filter(({ isRefund }) => isRefund);
    expect(refunds).toEqual([expect.objectContaining({ month: '2026-02-01', gross: -1000 })]);
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
