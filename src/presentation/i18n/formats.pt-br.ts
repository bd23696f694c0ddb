/** How dates and plans are put into words. Source: platform.md §5, consumer-app.md §3. */
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
