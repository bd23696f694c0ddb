import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** PostgreSQL, embedded or on a server: whoever holds this cannot tell which. */
export type Database = Kysely<Tables>;
