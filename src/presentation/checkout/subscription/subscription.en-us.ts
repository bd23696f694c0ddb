import type { Texts } from '../../i18n/texts.ts';
import type { subscriptionPtBr } from './subscription.pt-br.ts';

export const subscriptionEnUs: Texts<typeof subscriptionPtBr> = {
  title: 'Subscribe',
  unknown: 'We could not find this plan. See the plans we offer today.',
  all: 'See the plans',
  obstacles: {
    guardian: 'Only the guardian of your account can subscribe. To get another plan, talk to them.',
    renewing: 'Your {{plan}} plan renews automatically. To change plans, end the renewal first.',
    scheduled: 'Your next plan, {{plan}}, is already scheduled. To subscribe to another, cancel it first.',
  },
  mine: 'See my plan',
};
