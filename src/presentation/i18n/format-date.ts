import { timeZone } from '../../domain/dates.ts';
import { cachedFormatter } from './formatter-cache.ts';

/** Date formats. The locale decides the order of the parts. */
const presets = {
  'day-month': { day: '2-digit', month: '2-digit' },
  'day-month-year': { day: '2-digit', month: '2-digit', year: 'numeric' },
  'day-month-name': { day: 'numeric', month: 'short' },
  'day-month-name-year': { dateStyle: 'medium' },
  'month-year': { month: 'short', year: 'numeric' },
  'month-name-year': { month: 'long', year: 'numeric' },
  weekday: { weekday: 'long' },
  'hour-minute': { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DatePreset = keyof typeof presets;

/** Formats an instant in the time zone America/Sao_Paulo. Use `formatDay` for days without a time. */
export const formatDate = (date: Date, preset: DatePreset, locale: string): string =>
  cachedFormatter(
    `date ${locale} ${preset}`,
    () => new Intl.DateTimeFormat(locale, { ...presets[preset], timeZone }),
  ).format(date);
