import { type RawBuilder, sql } from 'kysely';

/** A value of a jsonb column. Lists are taken as text only: the drivers would write them as PostgreSQL arrays. */
export const jsonColumn = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
