import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A PostgreSQL database, on the server that the platform starts or on an external one. */
export type Database = Kysely<Tables>;

/** A database or a transaction that is only read. */
export type ReadOnlyDatabase = Pick<Database, 'selectFrom'>;
