import type { Texts } from '../../i18n/texts.ts';
import type { balancePtBr } from './balance.pt-br.ts';

export const balanceEnUs: Texts<typeof balancePtBr> = {
  title: 'Balance',
  back: 'Payment methods',
  none: 'You cannot add balance at the moment.',
  guardian: 'Only the guardian of your account can add balance.',
};
