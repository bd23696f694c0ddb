import fc from 'fast-check';
import type { Database } from '../../../server/database/database.ts';
import { addMonths } from '../../../server/finance/revenue/revenue-months.ts';
import { updateRevenue } from '../../../server/finance/revenue/update-revenue.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';
import { type ExpectedLine, expectedLinesOf, sumLines } from './random-months/expected-lines.ts';
import { dayMs, type Scenario, scenario, scenarioStart } from './random-months/scenario.ts';
import { openScenarioShop } from './random-months/scenario-shop.ts';
import { readBalances, readDays, readLines, type StoredLine } from './random-months/stored-revenue.ts';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform();
}, 60_000);
afterAll(() => platform.close());

/** After them, the period of every plan is over and every refund is made. */
const months = Array.from({ length: 24 }, (_, index) => addMonths('2026-01-01', index));
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
    await updateRevenue({ database, now: () => new Date(now), onProblem: rethrow });
    const nextMonth = addMonths(month, 1);
    expected.push(...expectedLinesOf(each, ids, { month, nextMonth, months, closedAt: now }, expected));
    const former = lines;
    lines = await readLines(database);
    expect(lines.filter((line) => line.month < month)).toEqual(former);
    await expectAgreement(database);
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
  const [days, ofMonths, ofYears] = [
    await readDays(database, 'day'),
    await readDays(database, 'month'),
    await readDays(database, 'year'),
  ];
  expect(sumByPublisher(ofMonths)).toEqual(sumByPublisher(days));
  expect(sumByPublisher(ofYears)).toEqual(sumByPublisher(days));
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

function sumByPublisher(days: readonly DaySum[]) {
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
