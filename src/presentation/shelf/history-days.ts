import { dayOf } from '../../domain/dates.ts';
import type { Reading } from '../../domain/reading/reading.ts';

/** What was read on one day. */
export interface HistoryDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly readings: readonly Reading[];
}

/** Groups readings, which are sorted by time, by their days. */
export function historyDaysOf(readings: readonly Reading[]): readonly HistoryDay[] {
  const days = new Map<string, Reading[]>();
  for (const reading of readings) {
    const day = dayOf(new Date(reading.readAt));
    days.set(day, [...(days.get(day) ?? []), reading]);
  }
  return [...days].map(([day, readingsOfDay]) => ({ day, readings: readingsOfDay }));
}
