import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';

export const templateName = 'template_banca';

export interface TestDatabase {
  url: string;
  /** Closes connections that are still open. */
  drop(): Promise<void>;
}

/** Creates a migrated database for one test file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID()}`;
  const url = await createDatabase(name, templateName);
  return { url, drop: () => dropDatabase(name) };
}

/** Creates a database without tables. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID()}`;
  const url = await createDatabase(name);
  return { url, drop: () => dropDatabase(name) };
}

const dropDatabase = (name: string) => runOnServer(`drop database ${escapeIdentifier(name)} with (force)`);

export interface OpenTestDatabase {
  database: Database;
  /** Also drops the database. */
  close(): Promise<void>;
}

/** Connects to a new migrated database. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ databaseUrl: url, dataDirectory: '' });
  return {
    database,
    async close() {
      await database.destroy();
      await drop();
    },
  };
}

/** Creates a database and returns its address. */
export async function createDatabase(name: string, template?: string): Promise<string> {
  const from = template ? ` template ${escapeIdentifier(template)}` : '';
  // Copies files, because the default writes every page to the write-ahead log.
  const strategy = template ? ' strategy file_copy' : '';
  await runOnServer(`create database ${escapeIdentifier(name)}${from}${strategy}`);
  const address = new URL(serverAddress());
  address.pathname = name;
  return address.href;
}

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverAddress() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function serverAddress(): string {
  const address = process.env.TEST_DATABASE_SERVER;
  if (!address) throw new Error('tests/setup/start-database-server.ts did not run for this Jest project.');
  return address;
}
