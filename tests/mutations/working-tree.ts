import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

export interface WorkingTree {
  readonly path: string;
  /** Every file of the revision, from its root. */
  readonly files: readonly string[];
  remove(): Promise<void>;
}

/** A revision in a folder of its own, so that nothing is planted where somebody works. */
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

/** Links the installed packages if the lock file is the same; otherwise installs them. */
async function addPackages(path: string): Promise<void> {
  const lock = 'package-lock.json';
  const [own, wanted] = await Promise.all([root, path].map((each) => readFile(join(each, lock), 'utf8')));
  if (own === wanted) await symlink(join(root, 'node_modules'), join(path, 'node_modules'));
  else await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: path });
}
