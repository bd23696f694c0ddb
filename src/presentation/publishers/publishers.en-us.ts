import type { Texts } from '../i18n/texts.ts';
import type { publishersPtBr } from './publishers.pt-br.ts';

export const publishersEnUs: Texts<typeof publishersPtBr> = {
  title: 'Publishers',
  filter: 'Filter by name',
  found_one: '{{count}} publisher',
  found_other: '{{count}} publishers',
  nothing: 'No publisher has “{{text}}” in its name.',
  clear: 'See all',
  more: 'More publishers',
  empty: 'There are no publishers here yet. Come back soon!',
};
