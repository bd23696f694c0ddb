import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Language } from '../http/language.ts';

/** A value of an exported row. Dates are instants; days are texts. */
export type PersonalValue = string | number | boolean | Date | null;

export type PersonalRow = Readonly<Record<string, PersonalValue>>;

/** The part of an export with the rows of one table. */
export interface PersonalSection {
  /** A key of the texts in `server/readers/personal-data/texts`. */
  name: string;
  load(database: Database, id: string, language: Language): Promise<PersonalRow[]>;
}

/** A table that refers to a reader or an account. */
export interface PersonalTable {
  name: keyof Tables;
  /** The columns with the id of the reader or account, as the database names them. */
  columns: readonly string[];
  /** What is exported, or why nothing is. */
  exported: PersonalSection | { none: string };
}
