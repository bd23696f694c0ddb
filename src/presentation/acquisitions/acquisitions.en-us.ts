import type { Texts } from '../i18n/texts.ts';
import type { acquisitionsPtBr } from './acquisitions.pt-br.ts';

export const acquisitionsEnUs: Texts<typeof acquisitionsPtBr> = {
  title: 'Bought and rented',
  bought: 'Bought',
  days_one: 'Expires in {{count}} day',
  days_other: 'Expires in {{count}} days',
  hours_one: 'Expires in {{count}} hour',
  hours_other: 'Expires in {{count}} hours',
  read: 'Read',
  expired: 'Expired rentals',
  endedOn: 'Until {{date}}',
  rentAgain: 'Rent again',
  see: 'View issue',
  empty: 'Issues you buy or rent appear here.',
};
