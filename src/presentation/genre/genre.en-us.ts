import type { Texts } from '../i18n/texts.ts';
import type { genrePtBr } from './genre.pt-br.ts';

export const genreEnUs: Texts<typeof genrePtBr> = {
  filter: 'Filter in the catalog',
  empty: 'This shelf is still empty. Check back soon!',
};
