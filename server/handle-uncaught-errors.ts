import { replaceProcess } from './helper-process/replace-process.ts';
import { describeError } from './http/log-serializers.ts';

export interface UncaughtErrorOptions {
  /** Finishes the requests that are under way, and closes what is open. */
  stop(): Promise<void>;
  /** After this the process goes on without waiting for `stop`. */
  maxStopMs: number;
  /** Asked after stopping. False: the process ends with exit code 1. */
  mayRestart(): boolean;
}

/**
 * What no other code has handled. A rejected promise is logged: it was one piece of work that failed. After an
 * exception nobody knows what is half done, so the platform stops and starts again in the same process.
 */
export function handleUncaughtErrors({ stop, maxStopMs, mayRestart }: UncaughtErrorOptions): void {
  process.on('unhandledRejection', (reason) =>
    report('error', 'a promise was rejected and not handled', reason),
  );
  process.once('uncaughtException', async (error) => {
    report('fatal', 'an exception was not handled: the platform stops', error);
    // Whatever else is thrown meanwhile.
    process.on('uncaughtException', (later) => report('fatal', 'an exception while stopping', later));
    const timer = Promise.withResolvers<void>();
    setTimeout(timer.resolve, maxStopMs);
    await Promise.race([stop(), timer.promise]).catch((failure) =>
      report('fatal', 'stopping failed', failure),
    );
    if (mayRestart()) replaceProcess(process.env);
    process.exit(1);
  });
}

/** To standard error, whatever LOG_LEVEL is. */
function report(level: 'error' | 'fatal', message: string, thrown: unknown): void {
  // What is no error may be any value, also a secret.
  const err = thrown instanceof Error ? describeError(thrown) : { type: typeof thrown };
  const line = { level, time: Date.now(), pid: process.pid, err, msg: message };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
