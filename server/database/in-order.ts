import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * The rows of a query of identifiers as a table with their rank, to join the whole rows to: what is listed is chosen
 * from narrow indexes, before anything else of it is looked up.
 */
export const inOrder = (ids: Expression<{ id: string }>): RawBuilder<{ id: string; rank: string }> => sql`(
  select id, rank from unnest(array(${ids})) with ordinality as chosen (id, rank)
)`;
