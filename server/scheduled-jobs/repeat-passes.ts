/** From the end of one pass to the next. Varies by a quarter, so that several machines do not run at the same moment. */
const defaultPauseMs = 15_000;

/**
 * Runs pass after pass. `runPass` handles its errors, and ends early if `isStopping` returns true. `stop` waits for the
 * current pass. The timer does not keep the process alive.
 */
export function repeatPasses(
  runPass: (isStopping: () => boolean) => Promise<void>,
  pauseMs = defaultPauseMs,
): { stop(): Promise<void> } {
  let currentPass = Promise.resolve();
  let isStopped = false;
  let timer = scheduleNext();

  function scheduleNext(): NodeJS.Timeout {
    return setTimeout(
      () => {
        currentPass = runPass(() => isStopped).then(() => {
          if (!isStopped) timer = scheduleNext();
        });
      },
      pauseMs * (0.75 + Math.random() / 2),
    ).unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentPass;
    },
  };
}
