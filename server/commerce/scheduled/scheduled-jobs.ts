import type { ReaderMail } from '../emails/reader-mail.ts';
import type { Settling } from '../orders/settle-order.ts';

/** What the work needs that nobody asks for: it is there because time has passed. */
export interface ScheduledJobs extends Settling {
  letters: ReaderMail;
  /** The address that readers type, with no path. */
  site(): string;
  /** Told of what could not be done: the rest is done meanwhile, and this again by a later pass. */
  onProblem(error: unknown): void;
  /** True once nothing more is to be begun: a later pass does it. */
  isStopping?(): boolean;
}

/** How many of a kind one pass takes up. */
export const batch = 100;

/** One thing that fails is no reason to leave the others. What came of it; undefined: it failed or was not begun. */
export async function attempt<Value>(
  { onProblem, isStopping }: Pick<ScheduledJobs, 'onProblem' | 'isStopping'>,
  what: () => Promise<Value>,
): Promise<Value | undefined> {
  if (isStopping?.()) return undefined;
  try {
    return await what();
  } catch (error) {
    onProblem(error);
    return undefined;
  }
}
