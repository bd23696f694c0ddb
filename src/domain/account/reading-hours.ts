import { timeZone } from '../dates.ts';

/** When a child may read, in the time zone of Brasília. `until` before `from` spans midnight. Each is HH:MM. */
export interface ParentalHours {
  readonly from: string;
  readonly until: string;
}

/** `from` is inside, `until` outside. Rule 115. */
export function isInside({ from, until }: ParentalHours, now: Date): boolean {
  const time = timeOf(now);
  return from < until ? from <= time && time < until : from <= time || time < until;
}

const timeOf = (instant: Date): string =>
  new Intl.DateTimeFormat('pt-BR', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant);
