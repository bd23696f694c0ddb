import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { ExplainedFailure } from '../../errors/explained-failure.ts';
import { checkCluster } from './check-cluster.ts';
import { clusterPaths } from './cluster-paths.ts';
import { createCluster, roleName } from './create-cluster.ts';
import { findBinaries } from './find-binaries.ts';
import { explainClusterFailure, PostgresFailure } from './postgres-failure.ts';
import { removeLeftoverServer } from './remove-leftover-server.ts';
import { addressSettings, chooseAddress, readAddress, type ServerAddress } from './server-address.ts';
import { type ServerLaunch, type ServerProcess, startServerProcess } from './server-process.ts';
import { serverSettings } from './server-settings.ts';
import { chooseAccount } from './system-account.ts';
import { reasonOf } from './watch-child.ts';

/** What a client needs to connect. */
export interface PostgresConnection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** The PostgreSQL server of a data directory. It is restarted whenever it ends unexpectedly. */
export interface PostgresServer {
  connection: PostgresConnection;
  /** Resolves when the server accepts connections. Waits for a restart in progress. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Added to `serverSettings`. Tests use it to turn off durability. */
  settings?: Record<string, string>;
  /** If false, the server listens on a loopback port. */
  useSocket?: boolean;
  /** Receives a sentence when the server ended unexpectedly. */
  onProblem?: (problem: string) => void;
}

const maxRetryMs = 30_000;
const maxReadyMs = 10_000;
const retryMs = 200;

/** Starts the server of a data directory, and creates the cluster of a new one. The caller holds the directory's lock. */
export async function startPostgres(
  dataDirectory: string,
  { settings = {}, useSocket = true, onProblem = printProblem }: PostgresOptions = {},
): Promise<PostgresServer> {
  const hasCluster = await checkCluster(dataDirectory);
  const paths = clusterPaths(dataDirectory);
  const account = await chooseAccount(hasCluster ? paths.cluster : dataDirectory);
  const binaries = await findBinaries(account);
  try {
    if (!hasCluster) await createCluster(dataDirectory, binaries, account);
    const address = await chooseAddress(dataDirectory, useSocket);
    const close = async () => {
      address.close();
      await binaries.remove();
    };
    try {
      const connection = await readConnection(dataDirectory, address);
      const launch: ServerLaunch = {
        dataDirectory,
        binaries,
        account,
        settings: { ...serverSettings, ...settings, ...addressSettings(address) },
      };
      const server = await startWithRetries(launch).catch((error: unknown) => {
        throw error instanceof PostgresFailure ? explainClusterFailure(error, paths.cluster) : error;
      });
      const supervised = supervise(launch, server, onProblem);
      return {
        connection,
        ready: supervised.ready,
        stop: () => supervised.stop().finally(close),
      };
    } catch (error) {
      address.close();
      throw error;
    }
  } catch (error) {
    await binaries.remove();
    throw error;
  }
}

/** Finds the server that the running platform has started, and waits until it accepts connections. */
export async function findPostgres(dataDirectory: string): Promise<PostgresServer> {
  const deadline = Date.now() + maxReadyMs;
  let address = await readAddress(dataDirectory);
  while (!address) {
    if (Date.now() > deadline)
      throw new ExplainedFailure(
        'The running platform has no database of its own, or is just starting or stopping it. If it was started with DATABASE_URL, set that here too; otherwise try again in a moment.',
      );
    await setTimeout(retryMs);
    address = await readAddress(dataDirectory);
  }
  const { close } = address;
  return {
    connection: await readConnection(dataDirectory, address),
    ready: async () => {},
    stop: async () => close(),
  };
}

async function readConnection(
  dataDirectory: string,
  { host, port }: ServerAddress,
): Promise<PostgresConnection> {
  const password = await readFile(clusterPaths(dataDirectory).password, 'utf8');
  return { host, port, user: roleName, password, database: 'postgres' };
}

/**
 * Retries for up to `maxRetryMs` while PostgreSQL reports that another server uses the cluster. One start has no time
 * limit, because after a crash PostgreSQL first recovers.
 */
async function startWithRetries(launch: ServerLaunch): Promise<ServerProcess> {
  const deadline = Date.now() + maxRetryMs;
  for (;;) {
    await removeLeftoverServer(launch.dataDirectory);
    const started = await startServerProcess(launch);
    if ('stop' in started) return started;
    const isInUse = /already exists|still in use/.test(started.errors);
    if (!isInUse || Date.now() > deadline) throw new PostgresFailure(reasonOf(started));
    await setTimeout(retryMs);
  }
}

/** After a signal to both, the server may end before this process knows that it should stop. */
const signalMs = 500;

/** The pause between two attempts to restart the server doubles, up to `maxPauseMs`. */
const firstPauseMs = 1000;
const maxPauseMs = 30_000;

function supervise(launch: ServerLaunch, firstServer: ServerProcess, onProblem: (problem: string) => void) {
  let current = firstServer;
  let restarted = Promise.withResolvers<void>();
  let isStopping = false;
  const pauses = new AbortController();

  const restart = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; !isStopping; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      try {
        current = await startWithRetries(launch);
        restarted.resolve();
        restarted = Promise.withResolvers<void>();
        return;
      } catch (error) {
        const reason = error instanceof PostgresFailure ? error.reason : String(error);
        onProblem(`PostgreSQL could not be restarted: ${reason}. Trying again in ${pauseMs / 1000} s.`);
        await setTimeout(pauseMs, undefined, { signal: pauses.signal }).catch(() => {});
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (!isStopping) {
      const end = await current.ended;
      if (end.code === 0) await setTimeout(signalMs);
      if (isStopping) return;
      onProblem(`PostgreSQL ended unexpectedly (${reasonOf(end)}) and is restarting.`);
      await restart();
    }
  };
  const watching = watch();

  return {
    async ready(): Promise<void> {
      if (current.isRunning()) return;
      const timer = new AbortController();
      const timeout = setTimeout(maxReadyMs, true, { signal: timer.signal }).catch(() => false);
      const isLate = await Promise.race([restarted.promise.then(() => false), timeout]);
      timer.abort();
      if (isLate) throw new DatabaseNotReady('PostgreSQL is restarting.');
    },
    async stop(): Promise<void> {
      isStopping = true;
      pauses.abort();
      await current.stop();
      await watching;
      // A restart may have been in progress.
      await current.stop();
    },
  };
}

/** The server is restarting, and takes longer than callers can wait. */
export class DatabaseNotReady extends Error {}

const printProblem = (problem: string) => void process.stderr.write(`${problem}\n`);
