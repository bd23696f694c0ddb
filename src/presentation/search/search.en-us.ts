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
  ask: 'Remember my searches on this device?',
  askHint: 'The eight most recent ones stay only here, and you can change your mind at any time.',
  yes: 'Yes',
  no: 'No',
  stored: 'Your recent searches are stored on this device.',
  stop: 'Stop storing and delete them',
  notStored: 'Your searches are not stored on this device.',
  start: 'Store my searches',
  forgetAll: 'Clear all',
};
