import { explainFailure } from './explain-failure.ts';

/** Runs a command. A failure is written to standard error, and the exit code is 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // Other accounts must not read the files that this process and its children write.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  }
}
