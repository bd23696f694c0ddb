import type { TFunction } from 'i18next';
import { isDateRange } from '../../domain/dates.ts';
import { type DatePreset, formatDate } from './format-date.ts';

/** 'start a end', or only the start if the end is at most 24 hours later. */
export function formatDateRange(
  t: TFunction,
  start: Date,
  end: Date,
  locale: string,
  preset: Extract<DatePreset, 'day-month' | 'day-month-year'> = 'day-month-year',
): string {
  const formattedStart = formatDate(start, preset, locale);
  if (!isDateRange(start, end)) return formattedStart;
  return t('formats:range', { start: formattedStart, end: formatDate(end, preset, locale) });
}
