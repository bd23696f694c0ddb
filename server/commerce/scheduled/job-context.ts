import type { ReaderMail } from '../emails/reader-mail.ts';
import type { SettlementService } from '../orders/resolve-charge.ts';

/** Dependencies of the scheduled jobs. */
export interface JobContext extends SettlementService {
  readerMail: ReaderMail;
  /** The origin of the site, such as https://banca.example. */
  site(): string;
  /** Reports a failed job. The pass continues with the other jobs, and a later pass retries this one. */
  onProblem(error: unknown): void;
  /** True if no further job may be started. */
  isStopping?(): boolean;
}

/** Limits each kind of job in one pass. */
export const batchSize = 100;

/** Runs a job and reports its error instead of throwing it. Undefined if the job failed or was not started. */
export async function runJob<Value>(
  { onProblem, isStopping }: Pick<JobContext, 'onProblem' | 'isStopping'>,
  job: () => Promise<Value>,
): Promise<Value | undefined> {
  if (isStopping?.()) return undefined;
  try {
    return await job();
  } catch (error) {
    onProblem(error);
    return undefined;
  }
}
