import type { Texts } from '../i18n/texts.ts';
import type { seriesPtBr } from './series.pt-br.ts';

export const seriesEnUs: Texts<typeof seriesPtBr> = {
  kicker: 'Series',
  begin: 'Start reading',
  readFirst: 'Read the first issue',
  beginAt: 'Read issue {{number}}',
  see: 'See the issue',
  seeAt: 'See issue {{number}}',
  resume: 'Continue reading',
  resumeAt: 'Resume issue {{number}}',
  issues: 'Issues',
  feed: 'Feed of new issues',
  count_one: '{{count}} issue',
  count_other: '{{count}} issues',
  blocked: 'Not for this account',
  finished_one: 'You have read {{number}} of {{count}} issue',
  finished_other: 'You have read {{number}} of {{count}} issues',
  moreThan: 'More than {{number}} issues',
  empty: 'This series has no issues here yet.',
  notFound: 'We could not find this series.',
};
