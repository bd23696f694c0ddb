import { join, resolve } from 'node:path';

/** Absolute paths of PostgreSQL's files in a data directory. */
export const clusterPaths = (dataDirectory: string) => {
  const folder = resolve(dataDirectory, 'postgresql');
  return {
    /** All of the following. */
    folder,
    /** The files of the server (its "data directory"). */
    cluster: join(folder, 'cluster'),
    /** Readable only for the account that PostgreSQL runs as. */
    password: join(folder, 'password'),
    /** The server's lock file, with its process and port. */
    processFile: join(folder, 'cluster', 'postmaster.pid'),
  };
};

export const socketName = (port: number) => `.s.PGSQL.${port}`;

/** PostgreSQL includes the port in the name of the socket's file. */
export const socketPort = 5432;

/**
 * How PostgreSQL's programs are given the folder of a cluster, which is also their working directory. On Linux they
 * reach it through /proc, since their account may not be allowed to enter the folders above.
 */
export const clusterArgument = (cluster: string, platform = process.platform): string =>
  platform === 'linux' ? '/proc/self/cwd' : cluster;
