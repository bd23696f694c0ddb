import { WrongSetting } from './configuration.ts';
import { DataDirectoryInUse, DataDirectoryUnusable } from './control/claim-data-directory.ts';
import { DatabaseUnreachable } from './database/open-database.ts';

/** Something that whoever runs a command can put right: its message is told without a stack trace. */
export class ExplainedFailure extends Error {}

/** Runs a command to its end. What fails goes to standard error and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExplained = [
    ExplainedFailure,
    WrongSetting,
    DataDirectoryInUse,
    DataDirectoryUnusable,
    DatabaseUnreachable,
  ].some((kind) => error instanceof kind);
  return isExplained ? error.message : (error.stack ?? error.message);
}
