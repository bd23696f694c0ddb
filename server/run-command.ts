import { explainFailure } from './explain-failure.ts';

/** Runs a command to its end. A failure goes to standard error and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // What this process and its children write is for their own account alone.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exitCode = 1;
  }
}
