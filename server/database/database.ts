import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** PostgreSQL: the server of the platform or an external one. */
export type Database = Kysely<Tables>;
