import type { Texts } from '../i18n/texts.ts';
import type { genrePtBr } from './genre.pt-br.ts';

export const genreEnUs: Texts<typeof genrePtBr> = {
  filter: 'Filter and sort',
  empty: 'This shelf is still empty. Check back soon!',
};
