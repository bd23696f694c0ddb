import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { codeOf, nullIfMissing } from '../../errors/error-facts.ts';
import { ExplainedFailure } from '../../errors/explained-failure.ts';
import { clusterPaths } from './cluster-paths.ts';

/** PostgreSQL's major version in package.json. */
const majorVersion = '18';

/** The folders that PostgreSQL needs in a cluster. Some are empty, and backups that skip empty folders lose them. */
const requiredFolders = [
  'base/1',
  'base/5',
  'global',
  'pg_commit_ts',
  'pg_dynshmem',
  'pg_logical/mappings',
  'pg_logical/snapshots',
  'pg_multixact/members',
  'pg_multixact/offsets',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_twophase',
  'pg_wal',
  'pg_xact',
];

/** The other files that PostgreSQL needs in a cluster. None is ever empty. */
const requiredFiles = ['global/pg_control', 'pg_hba.conf', 'postgresql.conf'];

/**
 * Returns whether the data directory contains a database. Throws an ExplainedFailure if this version cannot open it.
 * Never changes anything, so a new database never replaces an existing one.
 */
export async function checkCluster(dataDirectory: string): Promise<boolean> {
  const { folder, cluster, password } = clusterPaths(dataDirectory);
  const fail = (problem: string) => new ExplainedFailure(`${resolve(dataDirectory)} ${problem}`);
  if (!(await exists(folder))) {
    if (await exists(join(dataDirectory, 'database/PG_VERSION')))
      throw fail(
        'holds a database of an earlier version of Banca (PGlite), which this version cannot open. Set DATA_DIR to another folder.',
      );
    if (await exists(join(dataDirectory, 'media')))
      throw fail(
        'holds comics, but their database (the folder postgresql) is missing. Restore it from a backup, set DATABASE_URL to the server that has it, or set DATA_DIR to another folder.',
      );
    return false;
  }
  await checkOwner(folder, fail);
  const inCluster = (part: string) => join(cluster, part);
  const requireContent = async (path: string) => {
    const stats = await statOf(path);
    if (!stats?.isFile() || stats.size === 0)
      throw fail(describeIncompleteDatabase(`${path} is missing or empty`));
  };
  // Checked first, because other versions may have other files.
  await requireContent(inCluster('PG_VERSION'));
  const version = (await readFile(inCluster('PG_VERSION'), 'utf8')).trim();
  if (version !== majorVersion)
    throw fail(
      `holds a database of PostgreSQL ${version}, and this version of Banca has PostgreSQL ${majorVersion}. Start the version of Banca that made it, or move the data with pg_dump to a server and set DATABASE_URL.`,
    );
  for (const path of [password, ...requiredFiles.map(inCluster)]) await requireContent(path);
  for (const path of requiredFolders.map(inCluster)) {
    if (!(await statOf(path))?.isDirectory()) throw fail(describeIncompleteDatabase(`${path} is missing`));
  }
  return true;
}

const describeIncompleteDatabase = (problem: string) =>
  `holds an incomplete database: ${problem}. Restore it from a backup, or set DATA_DIR to another folder.`;

async function checkOwner(folder: string, fail: (problem: string) => Error): Promise<void> {
  const userId = process.getuid?.();
  const { uid } = await stat(folder);
  if (userId === undefined || userId === 0 || userId === uid) return;
  throw fail(
    `holds a database of another account (user ${uid}; this one is ${userId}). Start Banca as that account or as root.`,
  );
}

const exists = async (path: string): Promise<boolean> => (await statOf(path)) !== null;

/** Null if there is no such file or folder. */
async function statOf(path: string): Promise<Stats | null> {
  try {
    return await nullIfMissing(stat(path));
  } catch (error) {
    // One of the folders above is a file.
    if (codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}
