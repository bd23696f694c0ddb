import { sql } from 'kysely';
import { updateRevenue } from '../../../../server/finance/revenue/update-revenue.ts';
import type { TestPlatform } from '../../support/test-platform.ts';
import type { Scenario, ScenarioPayment } from '../random-months/scenario.ts';
import { openScenarioShop } from '../random-months/scenario-shop.ts';

const paidAt = Date.parse('2026-01-10T15:00:00Z');
export const today = Date.parse('2026-01-20T12:00:00Z');
export const laterMs = 11 * 60_000;

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
export const purchase: ScenarioPayment = { ...plan, kind: 'purchase', amount: 1000 };
const credits: ScenarioPayment = { ...plan, kind: 'credit', amount: 100 };
const sitting = {
  reader: 0,
  issue: 1,
  basis: 'subscription' as const,
  payer: null,
  pages: 3,
  startedAt: paidAt + 1,
  reportedAt: paidAt + 1,
};
export const start: Scenario = {
  payments: [plan, purchase, credits],
  sittings: [sitting],
  shares: [[], [], []],
  taxRates: [],
};

/** Computes pending months of a shop, and reads what was written. */
export function pendingShop(platform: () => TestPlatform) {
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
    const rows = await platform()
      .database.selectFrom('finance.revenue_month')
      .select('computedAt')
      .orderBy('month')
      .execute();
    return rows.map(({ computedAt }) => computedAt?.getTime());
  };

  const change = (statement: ReturnType<typeof sql>) => () => statement.execute(platform().database);

  return { update, open, readWriters, readComputedAt, change };
}
