import i18next, { type i18n } from 'i18next';
import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { addTexts, startI18n } from '../../presentation/i18n/start-i18n.ts';
import { allTexts } from '../texts/all-texts.ts';
import { startTexts } from '../texts/start-texts.ts';

const kept = new Map<AppLanguage, Promise<i18n>>();

/** The texts of a language by themselves: pages of both are drawn beside each other. */
export function textsIn(language: AppLanguage): Promise<i18n> {
  const texts = kept.get(language) ?? startAll(language);
  kept.set(language, texts);
  return texts;
}

/** With those of every screen. */
async function startAll(language: AppLanguage): Promise<i18n> {
  const texts = await startI18n(language, startTexts, i18next.createInstance());
  addTexts(allTexts, texts);
  return texts;
}
