import type { ReadOnlyDatabase } from '../../database/database.ts';
import { chooseLanguage, type Language } from '../../http/language.ts';

/** The language for emails to a reader. */
export async function findReaderLanguage(database: ReadOnlyDatabase, readerId: string): Promise<Language> {
  const reader = await database
    .selectFrom('comics.reader')
    .select('language')
    .where('readerId', '=', readerId)
    .executeTakeFirst();
  return chooseLanguage(reader?.language);
}
