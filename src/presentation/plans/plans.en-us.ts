import type { Texts } from '../i18n/texts.ts';
import type { plansPtBr } from './plans.pt-br.ts';

export const plansEnUs: Texts<typeof plansPtBr> = {
  title: 'Plans',
  intro: 'Read your way, on any screen.',
  period: 'Period',
  free: {
    name: 'Free',
    description: 'Free comics, from cover to cover',
    places: 'Continue where you left off, on any device',
    favourites: 'A shelf just for your favorites',
  },
  subscribe: 'Subscribe',
  periodSaving: '−{{percent}}%',
  periodSavingUpTo: 'up to −{{percent}}%',
  savingUpTo: 'Save up to {{percent}}%',
  chargedEvery_one: 'For this period, you are charged every day.',
  chargedEvery_other: 'For this period, you are charged every {{count}} days.',
  none: 'Plans are not sold in your country yet. You can read everything that is free, and buy single issues.',
  notForPeriod: 'This plan is not available for this period.',
  suggestion: 'Our suggestion',
  yours: 'Your plan',
  yourNext: 'Your next plan',
  yourLast: 'Your plan has ended',
  renew: 'Renew',
  broughtBy: 'by {{name}}',
  customer: 'I’m a {{name}} customer',
  manage: 'See my plan',
  onFree: 'You can read everything that is free.',
  guidedAccounts_one: 'Includes {{count}} account for a child, with the rating and the hours that you choose',
  guidedAccounts_other:
    'Includes {{count}} accounts for children, with the rating and the hours that you choose',
  guided: {
    covered: 'Your guardian manages this plan. To change it, talk to them.',
    ask: 'To get a plan, ask your guardian.',
    accounts_one:
      'Includes {{count}} account for a child, with the rating and the hours that its guardian chooses',
    accounts_other:
      'Includes {{count}} accounts for children, with the rating and the hours that their guardian chooses',
    included: 'You read with your guardian’s plan.',
    notIncluded: 'This plan doesn’t include accounts for children.',
  },
  renews: ' · renews on {{date}}',
  lasts: ' · valid until {{date}}, no renewal',
  endless: ' · no end date',
  begins: ', starts on {{date}}',
  ended: ', on {{date}}',
  obstacles: {
    renewing: 'To change plans, end the renewal of your current plan first.',
    scheduled: 'To subscribe to another plan, cancel the scheduled one first.',
  },
};
