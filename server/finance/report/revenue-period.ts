import { invalidRequest } from '../../http/failures/invalid-request.ts';
import type { ProblemKey } from '../../http/messages.ts';
import { type ReportPeriod, reportPeriodOf } from '../../http/reports/report-period.ts';
import { dayInBrazil, firstDayOfMonth } from '../../text/day-in-brazil.ts';
import { addMonths } from '../revenue/revenue-months.ts';

/** The periods that revenue is reported for. */
export const revenuePeriods = ['day', 'month', 'year'] as const;

export type RevenuePeriodName = (typeof revenuePeriods)[number];

interface PeriodRule {
  /** The first day of a report if the request names none. */
  defaultStart(now: Date): string;
  /** The first and the last day of the period that contains a day. */
  startOf(day: string): string;
  endOf(day: string): string;
  /** From the first to the last period, both included. */
  count(period: ReportPeriod): number;
  maxCount: number;
  /** If there are more. */
  problem: ProblemKey;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthOf = (day: string): number => yearOf(day) * 12 + Number(day.slice(5, 7));
const dayMs = 24 * 60 * 60 * 1000;

const rules: Readonly<Record<RevenuePeriodName, PeriodRule>> = {
  day: {
    defaultStart: firstDayOfMonth,
    startOf: (day) => day,
    endOf: (day) => day,
    count: ({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs + 1,
    maxCount: 366,
    problem: 'tooManyDays',
  },
  month: {
    defaultStart: (now) => addMonths(firstDayOfMonth(now), -12),
    startOf: (day) => `${day.slice(0, 8)}01`,
    endOf: lastDayOfMonth,
    count: ({ from, to }) => monthOf(to) - monthOf(from) + 1,
    maxCount: 120,
    problem: 'tooManyMonths',
  },
  year: {
    defaultStart: (now) => `${yearOf(dayInBrazil(now)) - 1}-01-01`,
    startOf: (day) => `${day.slice(0, 5)}01-01`,
    endOf: (day) => `${day.slice(0, 5)}12-31`,
    count: ({ from, to }) => yearOf(to) - yearOf(from) + 1,
    maxCount: 100,
    problem: 'tooManyYears',
  },
};

/** The days of a report, widened to whole periods. Throws an ApiError if they do not exist or are too many. */
export function revenuePeriodOf(
  name: RevenuePeriodName,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now = new Date(),
): ReportPeriod {
  const rule = rules[name];
  const requested = reportPeriodOf({ from: from ?? rule.defaultStart(now), to }, now);
  const period = { from: rule.startOf(requested.from), to: rule.endOf(requested.to) };
  if (rule.count(period) > rule.maxCount)
    throw invalidRequest('from', rule.problem, { limit: String(rule.maxCount) });
  return period;
}

/** Divides a period into its whole months and the days before and after them. Each part is left out if it is empty. */
export function splitAtWholeMonths({ from, to }: ReportPeriod): {
  whole: ReportPeriod | null;
  days: ReportPeriod[];
} {
  const firstMonthEnd = lastDayOfMonth(from);
  const startsWhole = from.endsWith('-01') && firstMonthEnd <= to;
  if (!startsWhole && to <= firstMonthEnd) return { whole: null, days: [{ from, to }] };
  const start = startsWhole ? from : dayAfter(firstMonthEnd);
  const lastMonthStart = `${to.slice(0, 8)}01`;
  const endsWhole = to === lastDayOfMonth(to);
  const end = endsWhole ? to : dayBefore(lastMonthStart);
  return {
    whole: start <= end ? { from: start, to: end } : null,
    days: [
      ...(startsWhole ? [] : [{ from, to: firstMonthEnd }]),
      ...(endsWhole ? [] : [{ from: lastMonthStart, to }]),
    ],
  };
}

/** Divides days into those of each month. */
export function splitIntoMonths({ from, to }: ReportPeriod): ReportPeriod[] {
  const last = lastDayOfMonth(from);
  return to <= last ? [{ from, to }] : [{ from, to: last }, ...splitIntoMonths({ from: dayAfter(last), to })];
}

export function lastDayOfMonth(day: string): string {
  const date = new Date(`${day.slice(0, 8)}01`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}

const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
