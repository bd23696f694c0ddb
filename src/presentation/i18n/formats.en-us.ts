import type { formatsPtBr } from './formats.pt-br.ts';
import type { Texts } from './texts.ts';

export const formatsEnUs: Texts<typeof formatsPtBr> = {
  range: '{{start}} to {{end}}',
  plan: '{{name}} {{period}}',
  planPeriods: {
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    semiannual: 'Half-yearly',
    annual: 'Yearly',
  },
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  charges: {
    monthly: '{{price}} a month',
    quarterly: '{{price}} a quarter',
    semiannual: '{{price}} every six months',
    annual: '{{price}} a year',
  },
  charge_one: '{{price}} a day',
  charge_other: '{{price}} every {{count}} days',
  saving: 'Save {{percent}}%',
};
