import { ExplainedFailure } from './explained-failure.ts';
import { unavailability } from './http/unavailability.ts';

/** Runs a command to its end. A failure goes to standard error and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  // What this process and its children write is for their own account alone.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = unavailability(error);
  if (reason !== null) return `This could not be done now: ${reason}. Try again in a moment.`;
  return error instanceof ExplainedFailure ? error.message : (error.stack ?? error.message);
}
