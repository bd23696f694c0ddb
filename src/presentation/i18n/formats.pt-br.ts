/** Patterns for date ranges, and for names and prices of plans. */
export const formatsPtBr = {
  range: '{{start}} a {{end}}',
  plan: '{{name}} {{period}}',
  planPeriods: {
    monthly: 'Mensal',
    quarterly: 'Trimestral',
    semiannual: 'Semestral',
    annual: 'Anual',
  },
  days_one: '{{count}} dia',
  days_other: '{{count}} dias',
  charges: {
    monthly: '{{price}} por mês',
    quarterly: '{{price}} por trimestre',
    semiannual: '{{price}} por semestre',
    annual: '{{price}} por ano',
  },
  charge_one: '{{price}} por dia',
  charge_other: '{{price}} a cada {{count}} dias',
  saving: 'Economize {{percent}}%',
} as const;
