import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * Turns a query of ids into a table of ids with their rank, for a join with the complete rows. Lists use it so that
 * PostgreSQL chooses ids from narrow indexes before it reads anything else.
 */
export const rankIds = (ids: Expression<{ id: string }>): RawBuilder<{ id: string; rank: string }> => sql`(
  select id, rank from unnest(array(${ids})) with ordinality as chosen (id, rank)
)`;
