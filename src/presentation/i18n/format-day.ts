/** A calendar day (YYYY-MM-DD) as the locale writes it; it is a day everywhere, so no time zone moves it. */
export const formatDay = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
