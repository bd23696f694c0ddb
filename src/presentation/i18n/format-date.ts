import { timeZone } from '../../domain/dates.ts';

/** The forms in which dates are shown, in the order in which the locale writes them. */
const presets = {
  'day-month': { day: '2-digit', month: '2-digit' },
  'day-month-year': { day: '2-digit', month: '2-digit', year: 'numeric' },
  'day-month-name-year': { dateStyle: 'medium' },
  'month-year': { month: 'short', year: 'numeric' },
  weekday: { weekday: 'long' },
  'hour-minute': { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DatePreset = keyof typeof presets;

/** An instant as it is in America/Sao_Paulo; for days without an hour there is `formatDay`. */
export const formatDate = (date: Date, preset: DatePreset, locale: string): string =>
  new Intl.DateTimeFormat(locale, { ...presets[preset], timeZone }).format(date);
