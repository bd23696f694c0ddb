import type { Texts } from '../i18n/texts.ts';
import type { publisherPtBr } from './publisher.pt-br.ts';

export const publisherEnUs: Texts<typeof publisherPtBr> = {
  kicker: 'Publisher',
  series_one: '{{count}} series',
  series_other: '{{count}} series',
  featured: 'Start here',
  toSeries: 'See the series',
  seriesTitle: 'Series',
  issuesTitle: 'Issues',
  empty: 'This publisher has not published anything here yet.',
  notFound: 'We could not find this publisher.',
  goneTitle: 'No longer at Banca',
  gone: 'This publisher has left Banca. The issues you bought are still yours.',
  toPublishers: 'See the publishers',
};
