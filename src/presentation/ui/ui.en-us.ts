import type { Texts } from '../i18n/texts.ts';
import type { uiPtBr } from './ui.pt-br.ts';

export const uiEnUs: Texts<typeof uiPtBr> = {};
