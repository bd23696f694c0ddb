import { formatDate } from '../../i18n/format-date.ts';

/** Date and time of an ISO 8601 instant. */
export function momentOf(instant: string, locale: string): string {
  const moment = new Date(instant);
  return `${formatDate(moment, 'day-month-year', locale)} ${formatDate(moment, 'hour-minute', locale)}`;
}
