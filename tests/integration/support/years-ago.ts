const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/**
 * The day of birth, YYYY-MM-DD, of who turns so old `days` after today, as America/Sao_Paulo counts days. By the calendar:
 * years before, that place may have been on summer time. A 29 February that was not is the day further from today.
 */
export function yearsAgo(years: number, days = 0): string {
  const day = calendar.format(Date.now() + days * 24 * 60 * 60 * 1000);
  const year = Number(day.slice(0, 4)) - years;
  const isDay = new Date(`${year}${day.slice(4)}T00:00Z`).getUTCDate() === Number(day.slice(8));
  return `${year}${isDay ? day.slice(4) : days > 0 ? '-03-01' : '-02-28'}`;
}
