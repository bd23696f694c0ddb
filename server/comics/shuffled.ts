import { type RawBuilder, sql } from 'kysely';

/** Any of them gives an order of its own, which stays for as long as it is asked for. Source: consumer-app.md §9. */
export const shuffleModules = [7, 11, 23, 31, 41, 53, 61, 71, 83, 97] as const;

/** Orders issues as by chance, and the same way each time: pages of one module neither repeat nor miss an issue. */
export const shuffled = (module: number): RawBuilder<string> => sql`md5(${String(module)} || issue.id::text)`;
