import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { nullIfMissing } from '../../errors/error-facts.ts';
import { clusterArgument, clusterPaths } from './cluster-paths.ts';
import { type PostgresBinaries, programPath } from './find-binaries.ts';
import { stopWithParent } from './stop-with-parent.ts';
import { childOptions, type SystemAccount } from './system-account.ts';
import { type ChildEnd, watchChild } from './watch-child.ts';

/** One run of the PostgreSQL server, from its start to its end. */
export interface ServerProcess {
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<ChildEnd>;
  /** False from the moment the process ends; `ended` resolves a little later. */
  isRunning(): boolean;
  /** Disconnects all clients. After `maxStopMs` it requests an immediate shutdown. */
  stop(): Promise<void>;
}

export interface ServerLaunch {
  dataDirectory: string;
  binaries: PostgresBinaries;
  account: SystemAccount;
  settings: Record<string, string>;
}

/** SIGQUIT follows: it skips the checkpoint, and the next start recovers. */
const maxStopMs = 5000;
const pollMs = 10;

/**
 * Starts the server and waits until it accepts connections. If the process ends first, resolves with its `ChildEnd`.
 */
export async function startServerProcess(launch: ServerLaunch): Promise<ServerProcess | ChildEnd> {
  const { cluster, processFile } = clusterPaths(launch.dataDirectory);
  const settings = Object.entries(launch.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(
    programPath(launch.binaries, 'postgres'),
    ['-D', clusterArgument(cluster), ...settings],
    {
      ...childOptions(launch.account),
      cwd: cluster,
      // Not in the terminal's process group, so Ctrl+C does not stop the server before the platform has finished.
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = watchChild(child);
  if (child.pid === undefined) return ended;
  const stopWatching = stopWithParent(child.pid);
  void ended.then(stopWatching);

  let end: ChildEnd | null = null;
  void ended.then((how) => {
    end = how;
  });
  while (!(await isReady(processFile, child.pid))) {
    if (end) return end;
    await setTimeout(pollMs);
  }
  return {
    ended,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGINT');
      const timer = globalThis.setTimeout(() => child.kill('SIGQUIT'), maxStopMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** The server writes its state into the last line of its lock file. */
async function isReady(processFile: string, processId: number): Promise<boolean> {
  const lines = ((await nullIfMissing(readFile(processFile, 'utf8'))) ?? '').split('\n');
  return Number(lines[0]) === processId && lines[7]?.trim() === 'ready';
}
