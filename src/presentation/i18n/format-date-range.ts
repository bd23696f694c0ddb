import type { TFunction } from 'i18next';
import { isDateRange } from '../../domain/dates.ts';
import { type DatePreset, formatDate } from './format-date.ts';

/** 'start a end', or the start alone when the end is not more than 24 hours away. */
export function formatDateRange(
  t: TFunction,
  start: Date,
  end: Date,
  locale: string,
  preset: Extract<DatePreset, 'day-month' | 'day-month-year'> = 'day-month-year',
): string {
  const from = formatDate(start, preset, locale);
  if (!isDateRange(start, end)) return from;
  return t('formats:range', { start: from, end: formatDate(end, preset, locale) });
}
