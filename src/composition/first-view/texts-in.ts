import i18next, { type i18n } from 'i18next';
import type { AppLanguage } from '../../domain/account/display-choices.ts';
import { enUs } from '../../presentation/i18n/en-us.ts';
import { ptBr } from '../../presentation/i18n/pt-br.ts';
import { startI18n, type TextSources } from '../../presentation/i18n/start-i18n.ts';

const kept = new Map<AppLanguage, Promise<i18n>>();

/** Of every screen. */
const wholeTexts: TextSources = { 'pt-BR': async () => ptBr, 'en-US': async () => enUs };

/** The texts of a language by themselves: pages of both are drawn beside each other. */
export function textsIn(language: AppLanguage): Promise<i18n> {
  const texts = kept.get(language) ?? startI18n(language, wholeTexts, i18next.createInstance());
  kept.set(language, texts);
  return texts;
}
