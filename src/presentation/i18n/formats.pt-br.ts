/** How dates and plans are put into words. */
export const formatsPtBr = {
  range: '{{start}} a {{end}}',
  plan: '{{name}} {{period}}',
  planPeriods: {
    monthly: 'Mensal',
    quarterly: 'Trimestral',
    semiannual: 'Semestral',
    annual: 'Anual',
  },
} as const;
