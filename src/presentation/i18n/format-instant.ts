import { formatDate } from './format-date.ts';

/** Formats an ISO 8601 instant as day and time, for example '2 de mar. de 2026, 12:30'. */
export function formatInstant(iso: string, locale: string): string {
  const date = new Date(iso);
  return `${formatDate(date, 'day-month-name-year', locale)}, ${formatDate(date, 'hour-minute', locale)}`;
}
