import { explainFailure } from './explain-failure.ts';

/** Runs a command to its end. A failure goes to standard error and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // Only the account of this process may read the files that it and its children write.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  }
}
