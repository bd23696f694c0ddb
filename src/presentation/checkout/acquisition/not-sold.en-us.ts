import type { Texts } from '../../i18n/texts.ts';
import type { notSoldPtBr } from './not-sold.pt-br.ts';

export const notSoldEnUs: Texts<typeof notSoldPtBr> = {
  open: 'This issue is free for everyone.',
  bought: 'You already own this issue.',
  rented: 'You have rented this issue until {{date}}.',
  inPlan: 'This issue is included in your plan.',
  anyway: 'Buy it anyway',
  keep: 'Buy to keep',
  notSold: 'This issue is not sold separately.',
  read: 'Read now',
  page: 'View issue',
  guardian: 'Only the guardian of your account can buy issues. You can ask for this one on its page.',
};
