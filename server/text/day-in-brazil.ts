/** The Swedish format is YYYY-MM-DD. */
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });

/** The day in America/Sao_Paulo, YYYY-MM-DD. */
export const dayInBrazil = (instant: Date): string => calendar.format(instant);

/** The first day of any month, for schemas. */
export const firstOfMonthPattern = '^\\d{4}-(0[1-9]|1[0-2])-01$';

/** The first day of the month in America/Sao_Paulo, YYYY-MM-01. */
export const firstDayOfMonth = (instant: Date): string => `${dayInBrazil(instant).slice(0, 8)}01`;
