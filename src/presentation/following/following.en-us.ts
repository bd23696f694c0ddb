import type { Texts } from '../i18n/texts.ts';
import type { followingPtBr } from './following.pt-br.ts';

export const followingEnUs: Texts<typeof followingPtBr> = {
  title: 'Following',
  empty: 'Follow series, publishers and the people who make comics: their new issues appear here first.',
  emails: 'Email me about new issues',
  emailsHint: 'At most one email a day, and only when there is something new.',
  explore: 'See the catalog',
  kinds: { series: 'Series', publisher: 'Publisher', creator: 'Creator' },
  newIssues_one: '{{count}} new',
  newIssues_other: '{{count}} new',
};
