import { readConfiguration } from '../configuration/configuration.ts';
import { handleUncaughtErrors } from '../platform/handle-uncaught-errors.ts';
import { startPlatform } from '../platform/start-platform.ts';
import { runCommand } from './run-command.ts';

/** After this the process exits, even if requests are still running. */
const maxStopMs = 9000;

/** A platform that fails sooner than this is not restarted, because it would probably fail again. */
const minRunMs = 60_000;

await runCommand(async () => {
  const started = await startPlatform(readConfiguration(process.env), (line) =>
    process.stdout.write(`${line}\n`),
  );
  let isSignalled = false;
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= started.stop();
    return stopping;
  };
  const stop = () => {
    isSignalled = true;
    // A second signal ends the process at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop);
    // PostgreSQL stops with this process in any case.
    setTimeout(() => process.exit(1), maxStopMs).unref();
    void runCommand(stopOnce);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  handleUncaughtErrors({
    stop: stopOnce,
    maxStopMs,
    mayRestart: () => !isSignalled && performance.now() > minRunMs,
  });
});
