import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface Running {
  process: ChildProcess;
  /** Everything written so far, to both outputs. */
  said(): string;
  /** Resolves once that has been written; throws when the command ends before. */
  says(words: string): Promise<void>;
  ends(): Promise<number | null>;
}

const running = new Set<Running>();

// For tests that failed. The commands of others have ended.
afterEach(async () => {
  for (const { process: child, ends } of running) {
    child.kill('SIGKILL');
    await ends();
  }
});

/** Starts a program of the repository in a process of its own, with nothing in its environment but what is given. */
export function runCommand(file: string, environment: Record<string, string>, ...more: string[]): Running {
  const child = spawn(process.execPath, [join(root, file), ...more], {
    cwd: root,
    env: { PATH: process.env.PATH, ...environment },
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text));
  const ended = once(child, 'close').then(([code]) => {
    running.delete(command);
    return code as number | null;
  });
  const command: Running = {
    process: child,
    said: () => said,
    async says(words) {
      while (!said.includes(words)) {
        const what = await Promise.race([once(child.stdout, 'data'), ended.then(() => 'ended')]);
        if (what === 'ended' && !said.includes(words))
          throw new Error(`"${words}" was never said, but: ${said}`);
      }
    },
    ends: () => ended,
  };
  running.add(command);
  return command;
}
