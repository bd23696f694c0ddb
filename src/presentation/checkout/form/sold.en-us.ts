import type { Texts } from '../../i18n/texts.ts';
import type { soldPtBr } from './sold.pt-br.ts';

export const soldEnUs: Texts<typeof soldPtBr> = {
  plan: {
    which: 'Plan',
    period: 'Period',
    beginsNow: 'Starts as soon as the payment is approved.',
    beginsLater: 'Starts on {{date}}, when your {{plan}} plan ends.',
    renews:
      'Renews every {{period}} for {{price}}, on the same card. You can end the renewal at any time, in My plan.',
    lasts: 'Does not renew. It lasts {{period}}, and nothing else is charged.',
    guidedAccounts_one: 'Includes {{count}} account for a child, which you create in My account.',
    guidedAccounts_other: 'Includes {{count}} accounts for children, which you create in My account.',
    withdrawal: 'Changed your mind? Within 7 days you can cancel and get a full refund.',
  },
  offers: {
    which: 'How do you want to read it?',
    purchase: 'Buy',
    purchaseHint: 'It’s yours to keep.',
    rent_one: 'Rent for {{count}} day',
    rent_other: 'Rent for {{count}} days',
    rentHint: 'The rental starts when the payment is approved.',
    withdrawal:
      'Changed your mind? If you don’t read beyond the sample, you can cancel within 7 days and get a full refund.',
  },
  credit: {
    balance: 'Your balance',
    offers: 'How much do you want to add?',
    offer: '{{credits}} for {{price}}',
    missing: 'You’re {{amount}} short for your purchase.',
    gain: '{{amount}} extra',
    item: '{{credits}} balance',
    use: 'It never expires. Use it for plans and issues.',
    withdrawal:
      'Changed your mind? If you don’t use this balance, you can cancel within 7 days and get a full refund.',
  },
};
