import type { Attempts, Limit } from '../../http/attempts.ts';
import { Refusal } from '../../http/refusal.ts';

/** How often an account may ask for coupons: nobody finds one by trying. */
const couponQuestions: Limit = {
  name: 'coupon questions',
  most: 30,
  milliseconds: 15 * 60_000,
  refusal: 'REQUEST.TOO_MANY',
};

/** Throws once it was too often. */
export const countQuestion = (attempts: Attempts, dragonId: string): Promise<void> =>
  attempts.count({ limit: couponQuestions, subject: dragonId });

/** An order with a coupon is a question as well, unless the coupon is good. */
export async function countingGuesses<Outcome>(
  attempts: Attempts,
  dragonId: string,
  couponCode: string | undefined,
  order: () => Promise<Outcome>,
): Promise<Outcome> {
  if (couponCode === undefined) return order();
  await countQuestion(attempts, dragonId);
  const forget = () => attempts.forget({ limit: couponQuestions, subject: dragonId });
  try {
    const outcome = await order();
    await forget();
    return outcome;
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'COUPON.NOT_FOUND')) await forget();
    throw error;
  }
}
