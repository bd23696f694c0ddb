import type { Texts } from '../../i18n/texts.ts';
import type { privacyPtBr } from './privacy.pt-br.ts';

export const privacyEnUs: Texts<typeof privacyPtBr> = {
  title: 'Privacy and data',
  download: 'Download my data',
  downloadHint:
    'Everything that Banca stores about you: profile, devices, orders with receipts, cards (only the last digits), readings, favorites and what you follow.',
  downloadDocument: 'Download document',
  downloadData: 'Download data (JSON)',
  formatsHint: 'The document opens in a browser and can be printed. The JSON file is for programs.',
  guidedDownload: 'The guardian of this account downloads its data in “Family”.',
  signInAgain: 'Sign in again',
  delete: 'Delete my account',
  deleteHint: 'The account is deleted after 15 days. Until then, you can cancel. What happens:',
  deleteAccount: 'Delete my account',
  deleteTitle: 'Delete your account?',
  deleteMessage:
    'In 15 days, you lose your data, purchases and reading history, and the accounts of the children whose guardian you are. Subscriptions stop renewing now.',
  deleteConfirm: 'Delete account',
  deleteCredits: 'You also lose the {{amount}} in your wallet for good.',
  deleteCreditsConfirm: 'Delete and lose {{amount}}',
  withdrawals:
    'You may get a refund for purchases of the last 7 days and for a plan that has not begun. Check first in',
  loses: {
    plan: 'The plan {{plan}} ends.',
    planUntil: 'The plan {{plan}}, paid until {{date}}, no longer renews and ends with the account.',
    scheduledPlan: 'You lose the plan {{plan}}, which begins on {{date}}.',
    credits:
      'You lose {{amount}} in credits. Spend them first. If you bought them within the last 7 days and all of them are still in the wallet, you can withdraw from the purchase and get the money back.',
    purchases: 'You lose the comics that you bought or rented.',
    readings: 'Your reading positions, favorites and what you follow are erased.',
    guided: 'If you are the guardian of other accounts, they are deleted too.',
    kept: 'The records of orders, the wallet, subscriptions, vouchers, readings and accepted texts stay under a random number, without name, email address or CPF, because they are evidence and the basis of the books and of the revenue of publishers.',
  },
};
