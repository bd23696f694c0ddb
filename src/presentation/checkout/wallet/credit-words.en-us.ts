import type { Texts } from '../../i18n/texts.ts';
import type { creditWordsPtBr } from './credit-words.pt-br.ts';

export const creditWordsEnUs: Texts<typeof creditWordsPtBr> = {
  title: 'Balance',
  none: 'There is no balance on sale at the moment.',
  guardian: 'Whoever is responsible for your account adds balance.',
};
