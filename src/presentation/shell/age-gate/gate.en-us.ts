import type { Texts } from '../../i18n/texts.ts';
import type { gatePtBr } from './gate.pt-br.ts';

export const gateEnUs: Texts<typeof gatePtBr> = {
  ask: 'For readers of 18 and over',
  why: 'The cover, the description and the pages appear once you say that you are old enough for them.',
  needsScript: 'To say so, turn JavaScript on.',
  confirm: 'I am 18 or older',
  back: 'Go back',
  blocked: 'Not for this account',
  guided: 'The rating of this issue is above what this account may see. Its guardian can change that.',
  underage:
    'By the birth date of this account, this issue is not for you yet. If the date is wrong, correct your details.',
  toData: 'My details',
  others: 'See what you can read',
};
