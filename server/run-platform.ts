import { readConfiguration } from './configuration.ts';
import { runCommand } from './run-command.ts';
import { startPlatform } from './start-platform.ts';

/** After this the process exits, even if requests are still running. */
const maxStopMs = 9000;

await runCommand(async () => {
  const started = await startPlatform(readConfiguration(process.env), (line) =>
    process.stdout.write(`${line}\n`),
  );
  const stop = () => {
    // A second signal ends the process at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeListener(signal, stop);
    // PostgreSQL stops with this process in any case.
    setTimeout(() => process.exit(1), maxStopMs).unref();
    void runCommand(started.stop);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
});
