import type { i18n } from 'i18next';
import { allTexts } from '../../src/composition/texts/all-texts.ts';
import { startTexts } from '../../src/composition/texts/start-texts.ts';
import type { AppLanguage } from '../../src/domain/account/display-choices.ts';
import * as real from '../../src/presentation/i18n/start-i18n.ts';

/** Starts i18n with the texts of all screens. */
export async function startI18n(language: AppLanguage): Promise<i18n> {
  const texts = await real.startI18n(language, startTexts);
  real.addTexts(allTexts, texts);
  return texts;
}
