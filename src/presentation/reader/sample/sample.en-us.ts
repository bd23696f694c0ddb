import type { Texts } from '../../i18n/texts.ts';
import type { samplePtBr } from './sample.pt-br.ts';

export const sampleEnUs: Texts<typeof samplePtBr> = {
  title: 'End of the sample',
  none: 'No sample',
  read_one: 'You read {{count}} of {{total}} pages. How would you like to continue?',
  read_other: 'You read {{count}} of {{total}} pages. How would you like to continue?',
  choose: 'This issue has no sample. How would you like to read it?',
  options: 'Ways to read',
  subscribe: 'Subscribe to a plan',
  subscribeFrom: 'Subscribe from {{price}} a month',
  purchase: 'Buy for {{price}}',
  rent_one: 'Rent for {{count}} day · {{price}}',
  rent_other: 'Rent for {{count}} days · {{price}}',
  rentAtAll: 'Rent for {{price}}',
  unavailable: 'This issue is not for sale yet.',
  guided:
    'Your guardian makes the purchases of this account. Ask them for this issue if you want to read it.',
  hasAccess: 'Already bought it or subscribed?',
  signIn: 'Sign in',
  isNew: 'No account yet?',
  signUp: 'Sign up',
  back: 'Back to the issue',
};
