import { replaceProcess } from '../helper-process/replace-process.ts';
import { describeError } from '../http/log-serializers.ts';

export interface UncaughtErrorOptions {
  /** Finishes pending requests and closes all resources. */
  stop(): Promise<void>;
  /** How long to wait for `stop` before the process ends or restarts. */
  maxStopMs: number;
  /** Called after `stop`. If false, the process ends with exit code 1. */
  mayRestart(): boolean;
}

/**
 * Handles errors that no other code has handled. An unhandled rejection is logged, because it concerns one piece of
 * work. After an uncaught exception the state is unknown, so the platform stops and restarts in the same process.
 */
export function handleUncaughtErrors({ stop, maxStopMs, mayRestart }: UncaughtErrorOptions): void {
  process.on('unhandledRejection', (reason) =>
    report('error', 'a promise was rejected and not handled', reason),
  );
  process.once('uncaughtException', async (error) => {
    report('fatal', 'an exception was not handled: the platform stops', error);
    // Log further exceptions while stopping.
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

/** Writes to standard error, regardless of LOG_LEVEL. */
function report(level: 'error' | 'fatal', message: string, thrown: unknown): void {
  // A thrown value that is not an Error may be a secret, so only its type is logged.
  const err = thrown instanceof Error ? describeError(thrown) : { type: typeof thrown };
  const line = { level, time: Date.now(), pid: process.pid, err, msg: message };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
