import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface WorkingTree {
  readonly path: string;
  /** All files of the revision, relative to its root. */
  readonly files: readonly string[];
  remove(): Promise<void>;
}

/** Checks out a revision into a temporary folder, so that faults never appear in this one. */
export async function checkOut(revision: string): Promise<WorkingTree> {
  const path = await mkdtemp(join(tmpdir(), 'banca-mutations-'));
  const git = (...command: string[]) => run('git', command, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  await git('worktree', 'add', '--detach', path, revision);
  const remove = async () => {
    await git('worktree', 'remove', '--force', path);
    await rm(path, { recursive: true, force: true });
  };
  try {
    await addPackages(path);
    const { stdout } = await run('git', ['ls-files'], { cwd: path, maxBuffer: 64 * 1024 * 1024 });
    return { path, files: stdout.trim().split('\n'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Links the installed packages if the lock file is the same, else installs them. */
async function addPackages(path: string): Promise<void> {
  const lock = 'package-lock.json';
  const [ownLock, treeLock] = await Promise.all(
    [root, path].map((each) => readFile(join(each, lock), 'utf8')),
  );
  if (ownLock === treeLock) await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  else await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: path });
}
