import { repeatPasses } from '../../scheduled-jobs/repeat-passes.ts';
import type { JobContext } from './job-context.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

/** Runs pass after pass over all jobs that are due. */
export const startScheduledJobs = (context: JobContext, pauseMs?: number): { stop(): Promise<void> } =>
  repeatPasses((isStopping) => runScheduledJobs({ ...context, isStopping }), pauseMs);
