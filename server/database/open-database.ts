import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import { ExplainedFailure } from '../explained-failure.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgres/start-postgres.ts';
import { prepareMarkedStatements } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

export interface DatabaseLocation {
  /** The address of an external PostgreSQL server. Absent: the server of the data directory. */
  databaseUrl?: string | undefined;
  dataDirectory: string;
}

/**
 * Opens the database and brings its tables up to date. Without `databaseUrl` it starts PostgreSQL, which then runs
 * until the database is destroyed; the caller holds the lock of the data directory.
 */
export async function openDatabase({ databaseUrl, dataDirectory }: DatabaseLocation): Promise<Database> {
  if (databaseUrl) return openMigrated(await openExternal(databaseUrl));
  return openMigrated(await openOwn(await startPostgres(dataDirectory), dataDirectory));
}

/** Opens the database of a data directory that a running platform has locked. */
export async function connectToRunningDatabase({
  databaseUrl,
  dataDirectory,
}: DatabaseLocation): Promise<Database> {
  if (databaseUrl) return openMigrated(await openExternal(databaseUrl));
  return openMigrated(await openOwn(await findPostgres(dataDirectory), dataDirectory));
}

async function openMigrated(pool: PostgresPool): Promise<Database> {
  const database: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

const reconnectMs = 100;

/**
 * A pool for the platform's own server: connecting waits for a restart, and closing the pool stops the server. A server
 * that another process has started is not stopped.
 */
async function openOwn(server: PostgresServer, dataDirectory: string): Promise<PostgresPool> {
  try {
    await tryConnection(
      { ...server.connection },
      `The database in ${resolve(dataDirectory)} cannot be opened`,
      'Restore it from a backup, or set DATA_DIR to another folder.',
    );
  } catch (error) {
    await server.stop();
    throw error;
  }
  const pool = createPool({ ...server.connection });
  return {
    options: pool.options,
    async connect() {
      await server.ready();
      try {
        return await pool.connect();
      } catch {
        // The server may have ended just before this process is notified of it.
        await setTimeout(reconnectMs);
        await server.ready();
        return pool.connect();
      }
    },
    async end() {
      await pool.end();
      await server.stop();
    },
  };
}

async function openExternal(connectionString: string): Promise<Pool> {
  await tryConnection({ connectionString }, 'The database of DATABASE_URL cannot be opened');
  return createPool({ connectionString });
}

/**
 * Connects once. Throws an ExplainedFailure if that fails. Unlike the pool, it has a time limit: in the pool a request
 * waits for a free connection.
 */
async function tryConnection(settings: ClientConfig, problem: string, advice = ''): Promise<void> {
  const client = new Client({ ...settings, connectionTimeoutMillis: 10_000 });
  // If the server ends, the client reports that here as well as to `connect`.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    // If a host name has several addresses, the error is an AggregateError without a message.
    const [reason = error] = error instanceof AggregateError ? error.errors : [error];
    const sentence = `${problem}: ${reason instanceof Error ? reason.message : reason}.`;
    throw new ExplainedFailure(advice ? `${sentence} ${advice}` : sentence);
  } finally {
    await client.end();
  }
}

function createPool(settings: PoolConfig): Pool {
  const pool = new Pool(settings);
  // A connection that breaks fails its own query; one without a query is replaced when the next is needed.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    prepareMarkedStatements(client);
  });
  return pool;
}
