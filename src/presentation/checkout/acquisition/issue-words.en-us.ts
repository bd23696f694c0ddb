import type { Texts } from '../../i18n/texts.ts';
import type { issueWordsPtBr } from './issue-words.pt-br.ts';

export const issueWordsEnUs: Texts<typeof issueWordsPtBr> = {
  title: 'Buy',
  open: 'This issue is open to everybody.',
  bought: 'This issue is yours already.',
  rented: 'You have rented this issue until {{date}}.',
  inPlan: 'This issue is included in your plan.',
  anyway: 'Buy it anyway',
  keep: 'Buy to keep',
  notSold: 'This issue is not sold on its own.',
  read: 'Read now',
  page: 'See the issue',
  guardian: 'Whoever is responsible for your account buys.',
};
