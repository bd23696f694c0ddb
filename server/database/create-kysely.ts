import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** Columns are snake_case in SQL statements and camelCase in code. */
export const createKysely = (dialect: Dialect): Database =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
