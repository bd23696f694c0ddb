import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Pool } from 'pg';
import type { Database } from './database.ts';
import { embeddedPool } from './embedded-pool.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './tables.ts';

export interface DatabasePlace {
  /** A PostgreSQL server. Absent: the embedded database in `dataDirectory`. */
  databaseUrl?: string | undefined;
  /** Where the embedded database keeps its files. 'memory:' keeps none. */
  dataDirectory: string;
}

/** Opens the database and brings its tables up to date. The embedded one belongs to one process at a time. */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const pool = place.databaseUrl ? new Pool({ connectionString: place.databaseUrl }) : await embedded(place);
  const database: Database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

async function embedded({ dataDirectory }: DatabasePlace): Promise<PostgresPool> {
  if (dataDirectory === 'memory:') return embeddedPool(await PGlite.create());
  const folder = join(dataDirectory, 'database');
  await mkdir(folder, { recursive: true });
  return embeddedPool(await PGlite.create(folder));
}
