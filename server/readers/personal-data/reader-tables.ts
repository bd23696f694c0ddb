import { commercePersonalTables } from './tables/commerce-tables.ts';
import { profilePersonalTables } from './tables/profile-tables.ts';
import type { ReaderPersonalTable } from './tables/reader-personal-table.ts';
import { readingPersonalTables } from './tables/reading-tables.ts';

/**
 * The tables of this service that refer to a reader, in the order in which they are erased. A test compares this list with
 * the database. Rules 120 and 122.
 */
export const readerTables: readonly ReaderPersonalTable[] = [
  ...commercePersonalTables,
  ...readingPersonalTables,
  ...profilePersonalTables,
];
