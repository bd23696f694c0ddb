import type { Texts } from '../i18n/texts.ts';
import type { followingPtBr } from './following.pt-br.ts';

export const followingEnUs: Texts<typeof followingPtBr> = {
  title: 'Following',
  empty: 'Follow series, publishers and the people who make comics: their new issues appear here first.',
  notices: 'Notifications about new issues',
  noticeStates: {
    none: 'off',
    email: 'by email',
    device: 'on this device',
    both: 'by email and on this device',
    failed: 'not everything loaded',
  },
  emails: 'Email me about new issues',
  emailsHint: 'At most one email a day, and only when there is something new.',
  push: {
    label: 'Notifications on this device',
    hint: 'At most one a day, even when Banca is closed, for as long as you are signed in.',
    blocked:
      'Your browser is blocking notifications from Banca. Allow them for this site in the browser settings, and try again.',
    noService: 'Notifications could not be turned on in this browser. Try again, or use another one.',
    install:
      'To get notifications on this device, tap Share, then “Add to Home Screen”, and open Banca from there.',
  },
  explore: 'See the catalog',
  kinds: { series: 'Series', publisher: 'Publishers', creator: 'Creators' },
  newIssues_one: '{{count}} new',
  newIssues_other: '{{count}} new',
};
