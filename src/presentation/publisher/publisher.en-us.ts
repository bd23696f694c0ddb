import type { Texts } from '../i18n/texts.ts';
import type { publisherPtBr } from './publisher.pt-br.ts';

export const publisherEnUs: Texts<typeof publisherPtBr> = {
  kicker: 'Publisher',
  series_one: '{{count}} series',
  series_other: '{{count}} series',
  seriesTitle: 'Series',
  issuesTitle: 'Issues',
  empty: 'This publisher has published nothing here yet.',
  notFound: 'We could not find this publisher.',
  goneTitle: 'No longer at Banca',
  gone: 'This publisher has left Banca. What you bought from it is still yours.',
  toPublishers: 'See the publishers',
};
