import type { Texts } from '../../i18n/texts.ts';
import type { gatePtBr } from './gate.pt-br.ts';

export const gateEnUs: Texts<typeof gatePtBr> = {
  ask: 'For readers aged 18 and over',
  why: 'Confirm your age to see the cover, the description and the pages.',
  asksOnce: 'We ask only once: your answer is saved in your account.',
  needsScript: 'To confirm your age, turn on JavaScript.',
  confirm: 'I am 18 or older',
  back: 'Go back',
  blocked: 'Not for this account',
  above: 'This issue is rated above the limit of this account.',
  adults: 'This issue is for readers aged 18 and over.',
  guided:
    'This issue is rated above the limit of this account. Up to the rating 16, your guardian can change the limit.',
  underage:
    'According to the birth date of this account, this issue is not for you yet. If the date is wrong, correct it.',
  toData: 'My details',
  others: 'See what you can read',
};
