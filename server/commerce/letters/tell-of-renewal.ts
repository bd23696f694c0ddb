import type { Database } from '../../database/database.ts';
import { chooseLanguage, type Language } from '../../http/language.ts';
import { composeLetter } from '../../mail/compose-letter.ts';
import type { DueWork } from '../due/due-work.ts';
import { letterTexts } from './letter-texts.ts';

/** Where each letter leads: to another card, or to another subscription. */
const pages = { renewalRefused: '/account/plan', renewalEnded: '/plans' } as const;

/**
 * Refused: the first try to be paid for the next period has failed, and others follow. Ended: every try has, and there
 * is none any more.
 */
export type RenewalNews = keyof typeof pages;

export async function tellOfRenewal(work: DueWork, news: RenewalNews, dragonId: string): Promise<void> {
  const language = await languageOf(work.database, dragonId);
  const words = letterTexts[language].letters[news];
  await work.letters.send(dragonId, composeLetter({ language, words, link: `${work.site()}${pages[news]}` }));
}

/** The one that a reader reads in. */
export async function languageOf(
  database: Pick<Database, 'selectFrom'>,
  dragonId: string,
): Promise<Language> {
  const reader = await database
    .selectFrom('comics.reader')
    .select('language')
    .where('dragon_id', '=', dragonId)
    .executeTakeFirst();
  return chooseLanguage(reader?.language);
}
