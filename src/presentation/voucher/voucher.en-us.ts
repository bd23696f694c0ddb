import type { Texts } from '../i18n/texts.ts';
import type { voucherPtBr } from './voucher.pt-br.ts';

export const voucherEnUs: Texts<typeof voucherPtBr> = {
  title: 'Redeem a code',
  lead: 'Were you given a code? It stands for a plan, a comic or balance.',
  code: 'Code',
  submit: 'Redeem',
  wait: 'Too many attempts. Try again in',
  given: 'Code redeemed!',
  gifts: {
    plan_one: '{{name}} for {{count}} day',
    plan_other: '{{name}} for {{count}} days',
    issue: '“{{title}}”, for ever',
    credits: '{{amount}} of balance',
  },
  read: 'Read now',
  toPlan: 'See the plan',
  toBalance: 'See the balance',
  before: 'Redeemed before',
  none: 'The codes that you redeem appear here.',
};
