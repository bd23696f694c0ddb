import type { AttemptLimit, Attempts } from '../../http/attempts.ts';
import { countAttempt } from '../../http/count-attempt.ts';
import { Refusal } from '../../http/refusal.ts';

/** How often an account may ask for coupons: nobody finds one by trying. */
const couponQuestions: AttemptLimit = {
  name: 'coupon questions',
  maxCount: 30,
  periodMs: 15 * 60_000,
  refusal: 'REQUEST.TOO_MANY',
};

/** Throws once it was too often. */
export const countQuestion = <Outcome>(
  attempts: Attempts,
  readerId: string,
  ask: () => Promise<Outcome>,
): Promise<Outcome> => countAttempt(attempts, { limit: couponQuestions, subject: readerId }, ask);

/** An order with a coupon is a question as well, unless the coupon is good. */
export async function countingGuesses<Outcome>(
  attempts: Attempts,
  readerId: string,
  couponCode: string | undefined,
  order: () => Promise<Outcome>,
): Promise<Outcome> {
  if (couponCode === undefined) return order();
  return countAttempt(attempts, { limit: couponQuestions, subject: readerId }, order, {
    outcome: () => true,
    error: (error) => !(error instanceof Refusal && error.code === 'COUPON.NOT_FOUND'),
  });
}
