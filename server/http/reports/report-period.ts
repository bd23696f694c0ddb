import { dayInBrazil, firstDayOfMonth } from '../../text/day-in-brazil.ts';
import { invalidRequest } from '../failures/invalid-request.ts';

/** Days as YYYY-MM-DD in America/Sao_Paulo. `to` is included. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/**
 * The requested period. By default it starts on the first day of the current month and ends today. Throws an ApiError if it
 * starts after its end, or if one of its days does not exist.
 */
export function reportPeriodOf(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now = new Date(),
): ReportPeriod {
  const period = { from: from ?? firstDayOfMonth(now), to: to ?? dayInBrazil(now) };
  for (const field of ['from', 'to'] as const)
    if (!exists(period[field])) throw invalidRequest(field, 'date');
  if (period.from > period.to) throw invalidRequest('from', 'afterEnd', { end: 'to' });
  return period;
}

/** PostgreSQL knows no year 0. */
const exists = (day: string): boolean =>
  day >= '0001' && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
