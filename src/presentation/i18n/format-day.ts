/** Formats a calendar day (YYYY-MM-DD) with the name of the month. A day has no time zone. */
export const formatDay = (day: string, locale: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
