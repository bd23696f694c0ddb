import { join, resolve } from 'node:path';

/** Absolute paths of PostgreSQL's files in a data directory. */
export const clusterPaths = (dataDirectory: string) => {
  const folder = resolve(dataDirectory, 'postgresql');
  return {
    /** Contains everything below. */
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
 * The -D argument for PostgreSQL's programs, which run with the cluster as their working directory. On Linux it is a
 * path under /proc, since their account may not be allowed to enter the folders above.
 */
export const clusterArgument = (cluster: string, platform = process.platform): string =>
  platform === 'linux' ? '/proc/self/cwd' : cluster;
