import type { Texts } from '../i18n/texts.ts';
import type { creatorPtBr } from './creator.pt-br.ts';

export const creatorEnUs: Texts<typeof creatorPtBr> = {
  kicker: 'Creator',
  series_one: '{{count}} series',
  series_other: '{{count}} series',
  start: 'Start here',
  read: 'Start reading',
  toIssue: 'See the issue',
  seriesTitle: 'Series',
  issuesTitle: 'Issues',
  empty: 'There are no issues with this name here yet.',
  notFound: 'We found no comics with this name in the credits.',
};
