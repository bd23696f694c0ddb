import type { Texts } from '../i18n/texts.ts';
import type { cataloguePtBr } from './catalogue.pt-br.ts';

export const catalogueEnUs: Texts<typeof cataloguePtBr> = {
  title: 'Catalog',
  empty: 'There are no comics here yet. Check back soon!',
  nothing: 'No comic matches these filters.',
  end: 'You have reached the end of the catalog.',
  filters: 'Filters',
  chosen_one: '{{count}} filter',
  chosen_other: '{{count}} filters',
  clear: 'Clear filters',
  kind: 'How to read',
  kinds: { all: 'All', free: 'Free', subscription: 'By subscription', onDemand: 'Buy or rent' },
  genre: 'Genre',
  anyGenre: 'All genres',
  rating: 'Rating',
  anyRating: 'All ratings',
  forAll: 'All ages',
  upTo: 'Up to age {{age}}',
  newOnly: 'New this week',
  count_one: '{{formattedCount}} comic',
  count_other: '{{formattedCount}} comics',
  order: 'Order',
  orderedBy: 'Sort: {{order}}',
  orders: { mixed: 'Shuffled', newest: 'Newest', title: 'Title, A to Z', mostRead: 'Most read' },
};
