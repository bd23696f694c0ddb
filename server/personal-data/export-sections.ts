import type { Database } from '../database/database.ts';
import type { Language } from '../http/language.ts';
import type { PersonalRow, PersonalTable } from './personal-table.ts';

/** The exported rows of one table. */
export interface ExportedSection {
  name: string;
  rows: PersonalRow[];
}

/** Loads what the tables have about a reader or an account, in their order. */
export async function exportSections(
  database: Database,
  tables: readonly PersonalTable[],
  id: string,
  language: Language,
): Promise<ExportedSection[]> {
  const sections: ExportedSection[] = [];
  for (const { exported } of tables) {
    if ('load' in exported) {
      sections.push({ name: exported.name, rows: await exported.load(database, id, language) });
    }
  }
  return sections;
}
