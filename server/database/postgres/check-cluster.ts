import { access, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ExplainedFailure } from '../../explained-failure.ts';
import { codeOf, ifExists } from '../../media/error-facts.ts';
import { clusterPaths } from './cluster-paths.ts';

/** PostgreSQL's major version in package.json. */
const majorVersion = 18;

/** Files and folders without which PostgreSQL would not find its data. */
const requiredParts = [
  'PG_VERSION',
  'base',
  'global/pg_control',
  'pg_hba.conf',
  'pg_multixact',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];

/**
 * Finds out whether the data directory holds a database: false where it is new. Throws an ExplainedFailure where it holds
 * one that this version cannot open, and never changes anything, so that no database is ever created over another.
 */
export async function checkCluster(dataDirectory: string): Promise<boolean> {
  const { folder, cluster, password } = clusterPaths(dataDirectory);
  const fail = (problem: string) => new ExplainedFailure(`${resolve(dataDirectory)} ${problem}`);
  if (!(await exists(folder))) {
    if (await exists(join(dataDirectory, 'database')))
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
  for (const path of [password, ...requiredParts.map((part) => join(cluster, part))]) {
    if (!(await exists(path)))
      throw fail(
        `holds an incomplete database: ${path} is missing. Restore it from a backup, or set DATA_DIR to another folder.`,
      );
  }
  const version = Number.parseInt(await readFile(join(cluster, 'PG_VERSION'), 'utf8'), 10);
  if (version !== majorVersion)
    throw fail(
      `holds a database of PostgreSQL ${version}, and this version of Banca has PostgreSQL ${majorVersion}. Start the version of Banca that made it, or move the data with pg_dump to a server and set DATABASE_URL.`,
    );
  return true;
}

async function checkOwner(folder: string, fail: (problem: string) => Error): Promise<void> {
  const userId = process.getuid?.();
  const { uid } = await stat(folder);
  if (userId === undefined || userId === 0 || userId === uid) return;
  throw fail(
    `holds a database of another account (user ${uid}; this one is ${userId}). Start Banca as that account or as root.`,
  );
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await ifExists(access(path).then(() => true))) ?? false;
  } catch (error) {
    // A file in the place of a folder.
    if (codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}
