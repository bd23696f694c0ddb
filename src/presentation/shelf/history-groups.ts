import { dayOf } from '../../domain/dates.ts';
import type { Reading } from '../../domain/reading/reading.ts';

/** What was read today, yesterday or in a month (YYYY-MM). */
export interface HistoryGroup {
  readonly period: string;
  readonly readings: readonly Reading[];
}

const dayMs = 24 * 60 * 60 * 1000;

/** Groups readings, which are sorted by time, by the two last days and by months. */
export function historyGroupsOf(readings: readonly Reading[], now: Date): readonly HistoryGroup[] {
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getTime() - dayMs));
  const groups = new Map<string, Reading[]>();
  for (const reading of readings) {
    const day = dayOf(new Date(reading.readAt));
    const period = day === today ? 'today' : day === yesterday ? 'yesterday' : day.slice(0, 7);
    const group = groups.get(period);
    if (group) group.push(reading);
    else groups.set(period, [reading]);
  }
  return [...groups].map(([period, readingsOfPeriod]) => ({ period, readings: readingsOfPeriod }));
}
