import type { Texts } from '../i18n/texts.ts';
import type { plansPtBr } from './plans.pt-br.ts';

export const plansEnUs: Texts<typeof plansPtBr> = {
  title: 'Plans',
  intro: 'Read your way, on any screen.',
  period: 'Period',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  free: {
    name: 'Free',
    description: 'Limited access',
    issues: 'Free comics, from cover to cover',
    places: 'Continue where you stopped, on any device',
    favourites: 'A shelf for your favourites alone',
  },
  subscribe: 'Subscribe',
  total_one: 'Charged every month',
  total_other: '{{price}} every {{count}} months',
  saving: 'Save {{percent}}%',
  notForPeriod: 'This plan is not sold for this period.',
  suggestion: 'Our suggestion',
  yours: 'Your plan',
  broughtBy: 'by {{name}}',
  customer: 'I am a customer of {{name}}',
  manage: 'See my plan',
  onFree: 'You read for free what is open to everybody.',
  renews: 'Renews on {{date}}.',
  lasts: 'Valid until {{date}}, without renewal.',
  endless: 'Without an end.',
  begins: 'Begins on {{date}}.',
  ended: 'Ended on {{date}}.',
  hindrances: {
    guardian: 'Whoever is responsible for your account subscribes.',
    renewing: 'To change your plan, first end the renewal of the current one.',
    scheduled: 'To subscribe to another, first cancel the scheduled one.',
  },
};
