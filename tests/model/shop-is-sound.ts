import fc from 'fast-check';
import { type Step, story } from './commands.ts';
import { Tale } from './tale.ts';
import type { World } from './world.ts';

/** Enough stories that each answer below usually occurs: about a minute on two cores. */
const runs = 180;
/** Long stories of mostly one request at a time, where more can be checked, and short ones with many at once. */
const stories = fc.oneof(story(80, 2), story(40, 7));

/** Answers and ends without which nothing of consequence was tried. */
const essential = [
  'buy: paid',
  'buy: waiting',
  'buy: COUPON.NOT_FOUND',
  'buy: COUPON.ALREADY_USED',
  'buy: COUPON.NOT_FOR_CREDITS',
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
/** For all stories. A slow machine plays fewer. */
const timeLimitMs = Number(MODEL_MINUTES ?? 6) * 60_000;
/** For one story, many times what it takes: a story that hangs is a failure too. */
const storyTimeoutMs = 60_000;
/** For the stories, and then for shrinking one that fails. */
export const testTimeoutMs = 2 * timeLimitMs + storyTimeoutMs;

/**
 * Plays random stories until one fails, and reports the shortest failing story. MODEL_SEED and MODEL_PATH, printed
 * with the failure, replay it. MODEL_MINUTES plays for that long instead of a fixed number of stories. If an
 * essential answer has not occurred yet, more stories are played.
 */
export async function expectSound(world: World): Promise<void> {
  const answers = new Map<string, number>();
  const sound = fc.asyncProperty(stories, (steps) => play(world, steps, answers));
  const missing = () => essential.filter((answer) => !answers.has(answer));
  const deadline = Date.now() + timeLimitMs;
  do {
    await fc.assert(sound, {
      numRuns: MODEL_MINUTES ? Number.MAX_SAFE_INTEGER : runs,
      interruptAfterTimeLimit: Math.max(1, deadline - Date.now()),
      timeout: storyTimeoutMs,
      ...(MODEL_SEED && { seed: Number(MODEL_SEED) }),
      ...(MODEL_PATH && { path: MODEL_PATH }),
    });
  } while (!MODEL_SEED && missing().length > 0 && Date.now() < deadline);
  if (!MODEL_PATH) expect(missing()).toEqual([]);
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
