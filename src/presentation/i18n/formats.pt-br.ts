/** Patterns for date ranges and plan names. */
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
