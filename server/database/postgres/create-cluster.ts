import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterArgument, clusterPaths } from './cluster-paths.ts';
import { type PostgresBinaries, programPath } from './find-binaries.ts';
import { PostgresFailure } from './postgres-failure.ts';
import { stopWithParent } from './stop-with-parent.ts';
import { childOptions, type SystemAccount } from './system-account.ts';
import { reasonOf, watchChild } from './watch-child.ts';

/** The platform's PostgreSQL role. */
export const roleName = 'banca';

/**
 * Creates an empty cluster with its own password. It is created in a temporary folder and then renamed, so an
 * interrupted start leaves no incomplete database.
 */
export async function createCluster(
  dataDirectory: string,
  binaries: PostgresBinaries,
  account: SystemAccount,
): Promise<void> {
  const { folder } = clusterPaths(dataDirectory);
  const draft = `${folder}.new`;
  // The initdb of a process that was killed may still be writing.
  await rm(draft, { recursive: true, force: true, maxRetries: 10 });
  const cluster = join(draft, 'cluster');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await writeFile(join(draft, 'password'), randomBytes(24).toString('base64url'), {
    mode: 0o600,
    flush: true,
  });
  if (account) {
    for (const path of [draft, cluster, join(draft, 'password')]) await chown(path, account.uid, account.gid);
  }
  await initialize(programPath(binaries, 'initdb'), cluster, account);
  await rename(draft, folder);
}

const initdbArguments = [
  `--username=${roleName}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--no-instructions',
];

async function initialize(initdb: string, cluster: string, account: SystemAccount): Promise<void> {
  const passwordFile = process.platform === 'linux' ? '../password' : join(cluster, '..', 'password');
  const child = spawn(
    initdb,
    ['-D', clusterArgument(cluster), `--pwfile=${passwordFile}`, ...initdbArguments],
    {
      ...childOptions(account),
      cwd: cluster,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const stopWatching = child.pid === undefined ? () => {} : stopWithParent(child.pid);
  const end = await watchChild(child).finally(stopWatching);
  if (end.code !== 0) throw new PostgresFailure(reasonOf(end));
}
