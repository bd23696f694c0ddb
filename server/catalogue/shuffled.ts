import { type RawBuilder, sql } from 'kysely';

/** Any of them gives an order of its own, which stays for as long as it is asked for. Rule 60. */
export const shuffleModules = [7, 11, 23, 31, 41, 53, 61, 71, 83, 97] as const;

/** The module that a path names, if there is such a one. */
export const moduleOf = (text: string): number | undefined =>
  shuffleModules.find((module) => String(module) === text);

/**
 * Orders issues as by chance, and the same way each time: pages of one module neither repeat nor miss an issue.
 * Each module has an index of this very expression (migration 0011).
 */
export const shuffled = (module: number): RawBuilder<string> =>
  sql`md5(${sql.lit(String(module))} || issue.id::text)`;
