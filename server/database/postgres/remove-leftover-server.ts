import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { nullIfMissing } from '../../errors/error-facts.ts';
import { clusterPaths, socketName, socketPort } from './cluster-paths.ts';

const runProgram = promisify(execFile);

/** Steps to stop a server whose platform has ended: wait, then signal. */
const stopSteps = [
  { waitMs: 2000 },
  { signal: 'SIGINT', waitMs: 3000 },
  { signal: 'SIGQUIT', waitMs: 3000 },
  { signal: 'SIGKILL', waitMs: 1000 },
] as const;

/**
 * Ends a server that a dead platform has left behind. Once none of its processes is left, it removes the server's lock
 * files, because their process number may belong to another program by now. The caller holds the lock of the data
 * directory, so the server cannot be in use.
 */
export async function removeLeftoverServer(dataDirectory: string): Promise<void> {
  // Windows ends child processes with their parent.
  if (process.platform === 'win32') return;
  const { cluster, processFile } = clusterPaths(dataDirectory);
  const text = await nullIfMissing(readFile(processFile, 'utf8'));
  if (text === null) return;
  const serverProcessId = Number.parseInt(text, 10);
  for (const { waitMs, ...step } of stopSteps) {
    const processIds = await findServerProcesses(cluster);
    if ('signal' in step && processIds.includes(serverProcessId)) sendSignal(serverProcessId, step.signal);
    if (await hasNoProcess(cluster, waitMs)) return removeLockFiles(cluster, processFile);
  }
}

async function hasNoProcess(cluster: string, waitMs: number): Promise<boolean> {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    if ((await findServerProcesses(cluster)).length === 0) return true;
    await setTimeout(50);
  }
  return false;
}

/**
 * The server's processes: those of PostgreSQL whose working directory is the cluster. Other systems than Linux show no
 * working directory, so there only the main process is found, by its arguments.
 */
async function findServerProcesses(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await runProgram('ps', ['-axww', '-o', 'pid=,command=']);
    return stdout
      .split('\n')
      .filter((line) => line.includes(cluster) && /\/postgres\s/.test(line))
      .map((line) => Number.parseInt(line, 10));
  }
  const folder = await realpath(cluster);
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const isOfCluster = await Promise.all(
    names.map(async (name) => {
      // A zombie process has no working directory.
      if ((await readlink(`/proc/${name}/cwd`).catch(() => null)) !== folder) return false;
      return (await readFile(`/proc/${name}/comm`, 'utf8').catch(() => '')).trim() === 'postgres';
    }),
  );
  return names.filter((_name, index) => isOfCluster[index]).map(Number);
}

async function removeLockFiles(cluster: string, processFile: string): Promise<void> {
  const socket = join(cluster, socketName(socketPort));
  for (const file of [socket, `${socket}.lock`, processFile]) await rm(file, { force: true });
}

function sendSignal(processId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(processId, signal);
  } catch {
    // It has just ended.
  }
}
