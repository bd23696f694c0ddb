import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { companySettings } from '../../support/company-settings.ts';

const root = join(import.meta.dirname, '../../..');

export interface RunningCommand {
  process: ChildProcess;
  /** Returns what was written so far to standard output and standard error. */
  output(): string;
  /** Resolves when the text was written. Throws if the command ends earlier. */
  waitForOutput(text: string): Promise<void>;
  /** Resolves with the exit code. */
  waitForExit(): Promise<number | null>;
}

const runningCommands = new Set<RunningCommand>();

// Kills commands that failed tests have left running.
afterEach(async () => {
  for (const { process: child, waitForExit: ends } of runningCommands) {
    child.kill('SIGKILL');
    await ends();
  }
});

/** Runs a program of the repository in a separate process with only the given environment, and the settings of a company. */
export function runCommand(
  file: string,
  environment: Record<string, string>,
  ...args: string[]
): RunningCommand {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...companySettings, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = once(child, 'close').then(([code]) => {
    runningCommands.delete(command);
    return code as number | null;
  });
  const command: RunningCommand = {
    process: child,
    output: () => output,
    async waitForOutput(text) {
      while (!output.includes(text)) {
        const event = await Promise.race([once(child.stdout, 'data'), ended.then(() => 'ended')]);
        if (event === 'ended' && !output.includes(text))
          throw new Error(`"${text}" was never written. The output was: ${output}`);
      }
    },
    waitForExit: () => ended,
  };
  runningCommands.add(command);
  return command;
}
