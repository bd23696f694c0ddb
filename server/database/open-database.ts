import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PostgresDialect, type PostgresPool, sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { ExplainedFailure } from '../errors/explained-failure.ts';
import { createKysely } from './create-kysely.ts';
import { createPool } from './create-pool.ts';
import type { Database } from './database.ts';
import { type DatabaseLimits, noDatabaseLimits } from './database-limits.ts';
import { wrapConnectionError } from './database-unavailable.ts';
import { migrate } from './migrate.ts';
import { findPostgres, type PostgresServer, startPostgres } from './postgres/start-postgres.ts';

export interface DatabaseLocation {
  /** The address of an external PostgreSQL server. Absent: the server of the data directory. */
  databaseUrl?: string | undefined;
  dataDirectory: string;
}

export interface CheckedDatabase {
  database: Database;
  /** Resolves if the server answers on a separate connection. A busy pool is not an outage. */
  check(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date. Without `databaseUrl` it starts PostgreSQL, which then runs
 * until the database is destroyed; the caller holds the lock of the data directory.
 */
export const openDatabase = async (location: DatabaseLocation, limits?: DatabaseLimits): Promise<Database> =>
  (await openCheckedDatabase(location, limits)).database;

/** Like `openDatabase`, with a health check. */
export async function openCheckedDatabase(
  { databaseUrl, dataDirectory }: DatabaseLocation,
  limits: DatabaseLimits = noDatabaseLimits,
): Promise<CheckedDatabase> {
  if (databaseUrl) return openExternalServer(databaseUrl, limits);
  const settings = { max_connections: String(limits.poolSize + reservedConnections) };
  return openOwnServer(await startPostgres(dataDirectory, { settings }), dataDirectory, limits);
}

/** Connections for other commands, administrators and migrations. */
const reservedConnections = 30;

/** Opens the database of a data directory that a running platform has locked. */
export async function connectToRunningDatabase({
  databaseUrl,
  dataDirectory,
}: DatabaseLocation): Promise<Database> {
  const opened = databaseUrl
    ? await openExternalServer(databaseUrl, noDatabaseLimits)
    : await openOwnServer(await findPostgres(dataDirectory), dataDirectory, noDatabaseLimits);
  return opened.database;
}

const openWithPool = (pool: PostgresPool): Database => createKysely(new PostgresDialect({ pool }));

/**
 * Migrates on a separate connection without timeouts, because a migration may take longer than the statement timeout.
 */
async function migrateOn(connection: ClientConfig): Promise<void> {
  const database = openWithPool(createPool(connection, { ...noDatabaseLimits, poolSize: 1 }));
  await migrate(database).finally(() => database.destroy());
}

const maxReconnectMs = 10_000;
const reconnectMs = 100;

/**
 * Opens the database on the platform's own server. Connecting waits while the server restarts. Destroying the database
 * stops the server, unless another process has started it.
 */
async function openOwnServer(
  server: PostgresServer,
  dataDirectory: string,
  limits: DatabaseLimits,
): Promise<CheckedDatabase> {
  try {
    await tryConnection(
      { ...server.connection },
      `The database in ${resolve(dataDirectory)} cannot be opened`,
      'Restore it from a backup, or set DATA_DIR to another folder.',
    );
    await migrateOn({ ...server.connection });
  } catch (error) {
    await server.stop();
    throw error;
  }
  const pool = createPool({ ...server.connection }, limits);
  const database = openWithPool({
    options: pool.options,
    async connect() {
      const deadline = Date.now() + maxReconnectMs;
      for (;;) {
        await server.ready();
        try {
          return await pool.connect();
        } catch (error) {
          // The server may have ended before this process is notified.
          if (pool.ending || Date.now() > deadline) throw error;
          await setTimeout(reconnectMs);
        }
      }
    },
    async end() {
      await pool.end();
      await server.stop();
    },
  });
  // Kysely ends its pool only after it was used. Destroying it has to stop the server.
  await sql`select 1`.execute(database);
  const check = async () => {
    await server.ready();
    await checkConnection({ ...server.connection });
  };
  return { database, check };
}

async function openExternalServer(
  connectionString: string,
  limits: DatabaseLimits,
): Promise<CheckedDatabase> {
  await tryConnection({ connectionString }, 'The database of DATABASE_URL cannot be opened');
  await migrateOn({ connectionString });
  const database = openWithPool(createPool({ connectionString }, limits));
  return { database, check: () => checkConnection({ connectionString }) };
}

const checkTimeoutMs = 10_000;

/** Connects and runs one statement. */
async function checkConnection(settings: ClientConfig): Promise<void> {
  const client = new Client({
    ...settings,
    connectionTimeoutMillis: checkTimeoutMs,
    query_timeout: checkTimeoutMs,
  });
  // If the server ends, the client emits an error here too, which would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw wrapConnectionError(error);
  } finally {
    // Not awaited, because a server that hangs does not answer this either.
    void client.end().catch(() => {});
  }
}

/** Throws an ExplainedFailure if the server cannot be reached. */
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
