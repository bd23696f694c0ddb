import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/open-database.ts';
import { startPostgres } from '../../server/database/postgres/start-postgres.ts';
import { createDatabase, templateName } from '../support/test-database.ts';

declare global {
  var stopDatabaseServer: () => Promise<void>;
}

/** Test data need not survive a crash, and each test file has its own connections. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/**
 * Starts one PostgreSQL server for the whole run and migrates the template that test files copy. Jest calls this only
 * if a project that needs a database runs.
 */
export default async function startDatabaseServer(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'banca-test-database-'));
  const server = await startPostgres(folder, { settings });
  const { host, port, user, password } = server.connection;
  process.env.TEST_DATABASE_SERVER = `postgres://${user}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  globalThis.stopDatabaseServer = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  const template = await createDatabase(templateName);
  const database = await openDatabase({ databaseUrl: template, dataDirectory: '' });
  await database.destroy();
}
