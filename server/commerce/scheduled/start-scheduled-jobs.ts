import { runScheduledJobs } from './run-scheduled-jobs.ts';
import type { ScheduledJobs } from './scheduled-jobs.ts';

/** Milliseconds from the end of one pass to the next, more or less: many machines do not come all at once. */
const usualPause = 15_000;

/** One pass after the other, until `stop`, which waits for the one that is under way. It keeps no process alive. */
export function startScheduledJobs(work: ScheduledJobs, pause = usualPause): { stop(): Promise<void> } {
  let underway = Promise.resolve();
  let isStopped = false;
  let timer = next();

  function next(): NodeJS.Timeout {
    return setTimeout(
      () => {
        underway = runScheduledJobs({ ...work, isStopping: () => isStopped }).then(() => {
          if (!isStopped) timer = next();
        });
      },
      pause * (0.75 + Math.random() / 2),
    ).unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underway;
    },
  };
}
