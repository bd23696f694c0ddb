/** A calendar day (YYYY-MM-DD) as the locale writes it, its month in letters; it is a day everywhere, so no time zone moves it. */
export const formatDay = (day: string, locale: string, dateStyle: 'long' | 'medium' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
