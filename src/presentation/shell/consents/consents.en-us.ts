import type { Texts } from '../../i18n/texts.ts';
import type { consentsPtBr } from './consents.pt-br.ts';

export const consentsEnUs: Texts<typeof consentsPtBr> = {
  title: 'Consents',
  firstTitle: 'Before you continue',
  firstText: 'To use your account, please read and accept our texts.',
  renewalTitle: 'Our texts have changed',
  renewalText: 'See what is new since you last accepted them.',
  kinds: { terms: 'Terms of use', privacy: 'Privacy policy' },
  newTab: '(opens in a new tab)',
  version: 'Version of {{day}}',
  accept: 'Accept and continue',
  signOut: 'Sign out',
  withoutAccepting:
    'If you don’t want to accept, you can still read what is free without signing in, download your data or delete your account:',
  privacy: 'Privacy and data',
  hint: 'What you accepted, in which version and when.',
  acceptedAt: 'Accepted on {{instant}}',
  notAccepted: 'Not accepted yet',
  guardianAccepts: 'Your guardian accepts it for you',
  earlier: 'Earlier versions',
  optional: 'What you can turn on and off',
  news: 'Emails and messages about new issues',
  searches: 'Recent searches stored on this device',
};
