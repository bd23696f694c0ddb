import type { i18n } from 'i18next';
import type { AppLanguage } from '../../src/domain/account/display-choices.ts';
import { enUs } from '../../src/presentation/i18n/en-us.ts';
import { ptBr } from '../../src/presentation/i18n/pt-br.ts';
import * as real from '../../src/presentation/i18n/start-i18n.ts';

/** Starts the app's texts with those of every screen, whichever it is that is tried. */
export const startI18n = (language: AppLanguage): Promise<i18n> =>
  real.startI18n(language, { 'pt-BR': async () => ptBr, 'en-US': async () => enUs });
