import fc from 'fast-check';
import type { Database } from '../../../server/database/database.ts';
import { listRevenue } from '../../../server/finance/report/list-revenue.ts';
import {
  listRevenueLines,
  type RevenueReportRow,
} from '../../../server/finance/report/list-revenue-lines.ts';
import type { RevenueReportFilter } from '../../../server/finance/report/revenue-sums.ts';
import { addMonths } from '../../../server/finance/revenue/revenue-months.ts';
import { updateRevenue } from '../../../server/finance/revenue/update-revenue.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';
import { type ExpectedLine, expectedLinesOf, sumLines } from './random-months/expected-lines.ts';
import { dayMs, type Scenario, scenario, scenarioStart } from './random-months/scenario.ts';
import { openScenarioShop } from './random-months/scenario-shop.ts';
import {
  readBalances,
  readDays,
  readIssues,
  readLines,
  type StoredLine,
} from './random-months/stored-revenue.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform();
}, 60_000);
afterAll(() => platform.close());

/** After them, the period of every plan is over and every refund is made. */
const months = Array.from({ length: 24 }, (_, index) => addMonths('2026-01-01', index));
const reportedMonth = '2026-03-01';
const runCount = 20;

it('divides what readers paid to the cent, and the ledger, the lines and the reports agree', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, (each) => checkScenario(platform, each)),
    { numRuns: runCount },
  );
}, 300_000);

async function checkScenario({ database, deleteAllData }: TestPlatform, each: Scenario): Promise<void> {
  await deleteAllData();
  const { ids, passTime } = await openScenarioShop(database, each);
  const expected: ExpectedLine[] = [];
  let lines: StoredLine[] = [];
  let then = scenarioStart - 1;
  for (const month of months) {
    const now = Date.parse(addMonths(month, 2)) + 5 * dayMs;
    await passTime(then, now);
    await updateRevenue({
      database,
      now: () => new Date(now),
      databaseNow: async () => new Date(now),
      onProblem: rethrow,
    });
    const nextMonth = addMonths(month, 1);
    expected.push(...expectedLinesOf(each, ids, { month, nextMonth, months, closedAt: now }, expected));
    const former = lines;
    lines = await readLines(database);
    expect(lines.filter((line) => line.month < month)).toEqual(former);
    await expectAgreement(database);
    // The first months are closed then, and others pending.
    if (month === reportedMonth) await expectReportsOf(database, await readDays(database));
    then = now;
  }
  const stored = lines.map(({ transactionId, issueId, month, isRefund, gross, tax, publisherAmount }) => ({
    month,
    payment: ids.payments.indexOf(transactionId),
    issue: issueId === null ? null : ids.issues.indexOf(issueId),
    isRefund,
    gross,
    tax,
    publisherAmount,
  }));
  expect(sumLines(stored)).toEqual(sumLines(expected));
  expect((await readBalances(database)).get('revenue') ?? 0).toBe(0);
}

async function expectAgreement(database: Database): Promise<void> {
  const balances = await readBalances(database);
  const balanceOf = (account: string | null) => balances.get(account ?? '') ?? 0;
  const days = await readDays(database);
  expect(sumByPublisher(await readIssues(database))).toEqual(sumByPublisher(days));
  const confirmed = sumByPublisher(days.filter(({ isConfirmed }) => isConfirmed));
  for (const [publisher, { publisherAmount }] of confirmed) {
    if (publisher !== null) expect(publisherAmount).toBe(balanceOf(publisher));
  }
  const total = (column: 'tax' | 'platformAmount') =>
    [...confirmed.values()].reduce((sum, amounts) => sum + amounts[column], 0);
  expect(total('tax')).toBe(balanceOf('tax'));
  expect(total('platformAmount')).toBe(balanceOf('platform'));
  // What readers paid left the gateway's account, so all accounts sum to zero.
  expect([...balances.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
}

type DaySum = Awaited<ReturnType<typeof readDays>>[number];

/** Reports of the whole time and of a part that starts and ends within months have the sums of their days. */
async function expectReportsOf(database: Database, days: readonly DaySum[]): Promise<void> {
  const publishers = { all: true } as const;
  for (const period of [
    { from: '2026-01-01', to: '2028-12-31' },
    { from: '2026-01-17', to: '2026-04-10' },
    { from: '2026-02-01', to: '2026-02-09' },
  ]) {
    const expected = sumByPublisher(days.filter(({ start }) => start >= period.from && start <= period.to));
    const lines = await listRevenueLines(database, 'pt-br', { ...period, publishers });
    expect(sumByPublisher(lines)).toEqual(expected);
    expect(await readPages(database, { ...period, publishers })).toEqual(lines);
  }
  const gross = days.reduce((sum, day) => sum + day.gross, 0);
  for (const name of ['day', 'month', 'year'] as const) {
    const filter = { from: '2026-01-01', to: '2028-12-31', publishers };
    const periods = await listRevenue(database, name, filter);
    const total = periods.reduce((sum, { confirmed, pending }) => sum + confirmed.gross + pending.gross, 0);
    expect([name, total]).toEqual([name, gross]);
  }
}

/** Reads a report page by page. */
async function readPages(
  database: Database,
  filter: RevenueReportFilter,
  offset = 0,
): Promise<RevenueReportRow[]> {
  const limit = 3;
  const page = await listRevenueLines(database, 'pt-br', filter, { limit, offset });
  return page.length < limit ? page : [...page, ...(await readPages(database, filter, offset + limit))];
}

type Sums = Omit<DaySum, 'start' | 'isConfirmed'>;

function sumByPublisher(days: readonly Sums[]) {
  const groups = Map.groupBy(days, ({ publisherId }) => publisherId);
  const publishers = [...groups.keys()].sort();
  return new Map(
    publishers.map((publisher) => [
      publisher,
      (groups.get(publisher) ?? []).reduce(
        (sum, { gross, tax, publisherAmount, platformAmount }) => ({
          gross: sum.gross + gross,
          tax: sum.tax + tax,
          publisherAmount: sum.publisherAmount + publisherAmount,
          platformAmount: sum.platformAmount + platformAmount,
        }),
        { gross: 0, tax: 0, publisherAmount: 0, platformAmount: 0 },
      ),
    ]),
  );
}

function rethrow(error: unknown): never {
  throw error;
}
