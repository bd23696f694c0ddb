import type { Texts } from '../i18n/texts.ts';
import type { voucherPtBr } from './voucher.pt-br.ts';

export const voucherEnUs: Texts<typeof voucherPtBr> = {
  title: 'Redeem a code',
  lead: 'Got a code? Redeem it for a plan, a comic or balance.',
  code: 'Code',
  duplicate: 'You have already used this code, or you own what it gives.',
  submit: 'Redeem',
  waitBeforeCountdown: 'Too many attempts. Try again in',
  redeemed: 'Code redeemed!',
  benefits: {
    plan_one: '{{name}} for {{count}} day',
    plan_other: '{{name}} for {{count}} days',
    issue: '“{{title}}”, yours to keep',
    credits: '{{amount}} balance',
  },
  read: 'Read now',
  toPlan: 'View plan',
  toBalance: 'View balance',
  redeemedTitle: 'Redeemed codes',
  none: 'Codes you redeem appear here.',
};
