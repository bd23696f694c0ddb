import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { learnSizes } from './learn-sizes.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

const run = promisify(execFile);

export interface DatabasePlace {
  /** A PostgreSQL server. Absent: the embedded database in `dataDirectory`. */
  databaseUrl?: string | undefined;
  /** Where the embedded database keeps its files. 'memory:' keeps none. */
  dataDirectory: string;
}

/** Opens the database and brings its tables up to date. The embedded one belongs to one process at a time. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const database: Database = new Kysely<Tables>({ dialect: await dialectOf(place) });
  try {
    await migrate(database);
    if (!place.databaseUrl) await learnSizes(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

async function dialectOf({ databaseUrl, dataDirectory }: DatabasePlace): Promise<Dialect> {
  if (databaseUrl) return new PostgresDialect({ pool: await server(databaseUrl) });
  if (dataDirectory === 'memory:') return new PGliteDialect({ pglite: await PGlite.create() });
  const folder = join(dataDirectory, 'database');
  if (!existsSync(folder)) await create(folder);
  return new PGliteDialect({ pglite: await PGlite.create(folder) });
}

/** The PostgreSQL server cannot be used. The message is one sentence for whoever set DATABASE_URL. */
export class DatabaseUnreachable extends Error {}

async function server(connectionString: string): Promise<Pool> {
  const pool = new Pool({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while nobody uses it is replaced when the next one is needed.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    // Names that stand for several machines fail with an error for each, and no message of their own.
    const [reason = error] = error instanceof AggregateError ? error.errors : [error];
    throw new DatabaseUnreachable(
      `The database of DATABASE_URL cannot be opened: ${reason instanceof Error ? reason.message : reason}.`,
    );
  }
}

/**
 * Made elsewhere and moved here when it is whole: a process that dies meanwhile leaves no broken database. By a
 * process of its own, since this one would keep the hundred megabytes that it takes.
 */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const program = fileURLToPath(new URL('./create-embedded.ts', import.meta.url));
  await run(process.execPath, [...process.execArgv, program, draft]);
  await rename(draft, folder);
}
