import type { Texts } from '../../i18n/texts.ts';
import type { shelfSectionsPtBr } from './shelf-sections.pt-br.ts';

export const shelfSectionsEnUs: Texts<typeof shelfSectionsPtBr> = {
  reading: 'Reading',
  finished: 'Finished',
  favourites: 'Favorites',
  bought: 'Bought',
  rented: 'Rented',
  history: 'History',
  following: 'Following',
  all: 'Sections of the shelf',
};
