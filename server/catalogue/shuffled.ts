import { type RawBuilder, sql } from 'kysely';

/** Each number gives another stable order. Rule 60. */
export const shuffleModules = [7, 11, 23, 31, 41, 53, 61, 71, 83, 97] as const;

/** Parses the module in a path. Undefined if it is not one of `shuffleModules`. */
export const parseShuffleModule = (text: string): number | undefined =>
  shuffleModules.find((module) => String(module) === text);

/**
 * An order that looks random but is stable, so the pages of one module neither repeat nor miss an issue. Each module has
 * an index on this exact expression (migration 0011).
 */
export const shuffleOrder = (module: number): RawBuilder<string> =>
  sql`md5(${sql.lit(String(module))} || issue.id::text)`;
