import type { Texts } from '../../i18n/texts.ts';
import type { creditWordsPtBr } from './credit-words.pt-br.ts';

export const creditWordsEnUs: Texts<typeof creditWordsPtBr> = {
  title: 'Balance',
  none: 'You cannot add balance at the moment.',
  guardian: 'Only the guardian of your account can add balance.',
};
