import fc from 'fast-check';
import { type Step, story } from './commands.ts';
import { Tale } from './tale.ts';
import type { World } from './world.ts';

export interface Effort {
  /** So many that what is essential comes often: what comes four times is now and then missing. */
  runs: number;
  /** Steps of a run, at the most. */
  steps: number;
  /** How many steps of ten are of several at once. */
  together: number;
}

/** Answers and ends without which nothing of consequence was tried. */
const essential = [
  'buy: paid',
  'buy: waiting',
  'buy: COUPON.NOT_FOUND',
  'buy: TRANSACTION.PAYMENT_FAILED',
  'buy: USER.DUPLICATE_PURCHASE',
  'buy: USER.DUPLICATE_SUBSCRIPTION',
  'buy: nobody',
  'again: paid',
  'again: REQUEST.KEY_MISMATCH',
  'redeem: 200',
  'redeem: VOUCHER.NOT_FOUND',
  'withdraw: 200',
  'renew by card: 204',
  'renew by card: PAYMENT_CARD.INVALID',
  'order by balance: paid',
  'order by credit_card: paid',
  'order by credit_card: refused',
  'order by pix: paid',
  'order by pix: expired',
  'renewal by credit_card: paid',
];

const { MODEL_SEED, MODEL_PATH, MODEL_MINUTES } = process.env;
/** Milliseconds that a run may take: a slow machine plays fewer stories. */
const patience = Number(MODEL_MINUTES ?? 6) * 60_000;
/** Milliseconds that one story may take, many times what it does: one that waits for ever is not sound either. */
const longest = 60_000;
/** Milliseconds for what is asked for, and then for the shortest story. */
export const allowance = 2 * patience + 60_000;

/**
 * Plays stories until one ends badly, and tells the shortest that does. MODEL_SEED and MODEL_PATH, as they are told with
 * it, play that one again; MODEL_MINUTES looks for so long.
 */
export async function expectSound(world: World, effort: Effort): Promise<void> {
  const { runs, steps, together } = effort;
  const answers = new Map<string, number>();
  const sound = fc.asyncProperty(story(steps, together), (told) => play(world, told, answers));
  await fc.assert(sound, {
    numRuns: MODEL_MINUTES ? Number.MAX_SAFE_INTEGER : runs,
    interruptAfterTimeLimit: patience,
    timeout: longest,
    ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
    ...(MODEL_PATH && { path: MODEL_PATH }),
  });
  if (!MODEL_PATH) expect(essential.filter((answer) => !answers.has(answer))).toEqual([]);
}

async function play(world: World, steps: Step[], answers: Map<string, number>): Promise<void> {
  const tale = await Tale.begin(world);
  try {
    for (const [index, step] of steps.entries()) complain(`step ${index + 1}`, await tale.take(step));
    complain('the end', await tale.end());
  } finally {
    await tale.leave();
  }
  for (const [answer, times] of tale.answers) answers.set(answer, (answers.get(answer) ?? 0) + times);
}

function complain(when: string, faults: string[]): void {
  if (faults.length > 0) throw new Error(`After ${when}: ${faults.join('\n')}`);
}
