import type { Texts } from '../../i18n/texts.ts';
import type { acquisitionPtBr } from './acquisition.pt-br.ts';

export const acquisitionEnUs: Texts<typeof acquisitionPtBr> = {
  title: { purchase: 'Buy', rent: 'Rent', both: 'Buy or rent' },
};
