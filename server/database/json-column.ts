import { type RawBuilder, sql } from 'kysely';

/** A value of a jsonb column. It is sent as text, because the driver would write lists as PostgreSQL arrays. */
export const jsonColumn = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
