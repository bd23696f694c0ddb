import type { Texts } from '../i18n/texts.ts';
import type { searchPtBr } from './search.pt-br.ts';

export const searchEnUs: Texts<typeof searchPtBr> = {
  title: 'Search',
  results: 'Results for “{{query}}”',
  notFound: 'We found nothing for “{{query}}”.',
  corrected: 'Showing results for “{{query}}”',
  samePublisher: 'More from {{publisher}}',
  invitation: 'What would you like to read? Search by title, author, character, genre, or just “free”.',
  noneForAge: 'We found nothing for your age. Try other words.',
  another: 'Try other words, or browse a genre.',
  all: 'All results',
  series: 'Series',
  publishers: 'Publishers',
  people: 'Creators',
  forget: 'Remove: {{text}}',
  forgetAll: 'Clear all',
};
