import type { Texts } from '../../i18n/texts.ts';
import type { planWordsPtBr } from './plan-words.pt-br.ts';

export const planWordsEnUs: Texts<typeof planWordsPtBr> = {
  title: 'Subscribe',
  unknown: 'We could not find this plan. See those that we have today.',
  all: 'See the plans',
  hindered: {
    guardian: 'Whoever is responsible for your account subscribes.',
    renewing: 'Your plan {{plan}} renews by itself. To change it, first end the renewal.',
    scheduled: 'Your next plan, {{plan}}, is scheduled already. To subscribe to another, first cancel it.',
  },
  mine: 'See my plan',
};
