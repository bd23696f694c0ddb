import type { Texts } from '../../i18n/texts.ts';
import type { formPtBr } from './form.pt-br.ts';

export const formEnUs: Texts<typeof formPtBr> = {};
