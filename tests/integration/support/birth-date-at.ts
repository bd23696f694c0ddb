const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/**
 * Returns the date of birth (YYYY-MM-DD) of a person who reaches an age `days` after today in the time zone
 * America/Sao_Paulo. It calculates with calendar dates, because daylight saving time may have been different in that year. If
 * 29 February does not exist in that year, it returns the neighbouring day that is further from today.
 */
export function birthDateAt(years: number, days = 0): string {
  const date = calendar.format(Date.now() + days * 24 * 60 * 60 * 1000);
  const year = Number(date.slice(0, 4)) - years;
  const isValidDate = new Date(`${year}${date.slice(4)}T00:00Z`).getUTCDate() === Number(date.slice(8));
  return `${year}${isValidDate ? date.slice(4) : days > 0 ? '-03-01' : '-02-28'}`;
}
