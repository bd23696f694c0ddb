import { dayOf, parseDate } from '../dates.ts';

/** No living person was born earlier. */
const earliest = Date.UTC(1900, 0, 1);

/** Parses a text such as 1990-03-27 to that day (midnight UTC). Null if no living person can have been born then. */
export function birthDateOf(text: string, now: Date): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    const day = parseDate(text);
    return day.getTime() >= earliest && text <= dayOf(now) ? day : null;
  } catch {
    return null;
  }
}
