import fc from 'fast-check';
import { type Step, scenario } from './commands.ts';
import type { ModelSystem } from './model-system.ts';
import { ScenarioRun } from './scenario-run.ts';

/** With so many scenarios, each required outcome usually occurs. They take about a minute on two cores. */
const scenarioCount = 180;
/**
 * Long scenarios with mostly sequential requests, whose responses can be predicted, and short scenarios with many
 * concurrent requests.
 */
const scenarios = fc.oneof(scenario(80, 2), scenario(40, 7));

/** Outcomes that must occur. Otherwise the scenarios would test too little. */
const requiredOutcomes = [
  'buy: paid',
  'buy: waiting',
  'buy: COUPON.NOT_FOUND',
  'buy: COUPON.ALREADY_USED',
  'buy: COUPON.NOT_FOR_CREDITS',
  'buy: TRANSACTION.PAYMENT_FAILED',
  'buy: USER.DUPLICATE_PURCHASE',
  'buy: USER.DUPLICATE_SUBSCRIPTION',
  'buy: crash',
  'repeat: paid',
  'repeat: REQUEST.KEY_MISMATCH',
  'redeem: 200',
  'redeem: VOUCHER.NOT_FOUND',
  'withdraw: 200',
  'withdraw purchase: 200',
  'withdraw purchase: WITHDRAWAL.TOO_LATE',
  'renew by card: 204',
  'renew by card: PAYMENT_CARD.INVALID',
  'order by balance: paid',
  'order by credit_card: paid',
  'order by credit_card: refused',
  'order by credit_card: charged_back',
  'order by pix: paid',
  'order by pix: expired',
  'renewal by credit_card: paid',
  'revenue: month closed',
  'revenue: of a publisher',
  'revenue: of the platform',
];

const { MODEL_SEED, MODEL_PATH, MODEL_MINUTES } = process.env;
/** For all scenarios together. A slow machine runs fewer scenarios. */
const timeLimitMs = Number(MODEL_MINUTES ?? 6) * 60_000;
/** For one scenario, which needs much less. A scenario that takes longer fails. */
const scenarioTimeoutMs = 60_000;
/** For all scenarios, and for the search for the shortest one that fails. */
export const testTimeoutMs = 2 * timeLimitMs + scenarioTimeoutMs;

/**
 * Runs random scenarios until one fails, and reports the shortest one that fails. MODEL_SEED and MODEL_PATH, printed
 * with the failure, replay it. With MODEL_MINUTES, it runs scenarios for so many minutes instead of a
 * fixed number. It continues until each required outcome has occurred.
 */
export async function expectConsistency(system: ModelSystem): Promise<void> {
  const outcomes = new Map<string, number>();
  const property = fc.asyncProperty(scenarios, (steps) => runScenario(system, steps, outcomes));
  const findMissingOutcomes = () => requiredOutcomes.filter((outcome) => !outcomes.has(outcome));
  const deadline = Date.now() + timeLimitMs;
  do {
    await fc.assert(property, {
      numRuns: MODEL_MINUTES ? Number.MAX_SAFE_INTEGER : scenarioCount,
      interruptAfterTimeLimit: Math.max(1, deadline - Date.now()),
      timeout: scenarioTimeoutMs,
      ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
      ...(MODEL_PATH && { path: MODEL_PATH }),
    });
  } while (!MODEL_SEED && findMissingOutcomes().length > 0 && Date.now() < deadline);
  if (!MODEL_PATH) expect(findMissingOutcomes()).toEqual([]);
}

async function runScenario(world: ModelSystem, steps: Step[], outcomes: Map<string, number>): Promise<void> {
  const run = await ScenarioRun.start(world);
  try {
    for (const [index, step] of steps.entries()) failOn(`step ${index + 1}`, await run.runStep(step));
    failOn('the end', await run.finish());
  } finally {
    await run.finishCommands();
  }
  for (const [outcome, times] of run.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
}

function failOn(moment: string, faults: string[]): void {
  if (faults.length > 0) throw new Error(`After ${moment}: ${faults.join('\n')}`);
}
