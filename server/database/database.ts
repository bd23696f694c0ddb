import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** PostgreSQL: the server of the platform or an external one. */
export type Database = Kysely<Tables>;

/** A database or a transaction that is only read. */
export type ReadOnlyDatabase = Pick<Database, 'selectFrom'>;
