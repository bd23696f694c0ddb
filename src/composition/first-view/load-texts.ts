import i18next, { type i18n } from 'i18next';
import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { addTexts, startI18n } from '../../presentation/i18n/start-i18n.ts';
import { allTexts } from '../texts/all-texts.ts';
import { startTexts } from '../texts/start-texts.ts';

const textsByLanguage = new Map<AppLanguage, Promise<i18n>>();

/** Returns a separate i18n instance for each language, because pages of both are rendered at the same time. */
export function loadTexts(language: AppLanguage): Promise<i18n> {
  const texts = textsByLanguage.get(language) ?? startAll(language);
  textsByLanguage.set(language, texts);
  return texts;
}

/** Includes the texts of all screens. */
async function startAll(language: AppLanguage): Promise<i18n> {
  const texts = await startI18n(language, startTexts, i18next.createInstance());
  addTexts(allTexts, texts);
  return texts;
}
