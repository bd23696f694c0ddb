/** The Swedish format is HH:MM, from 00:00 to 23:59. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
});

/** HH:MM in America/Sao_Paulo. */
export interface ReadingHours {
  from: string;
  /** Not included. Hours that end before they start span midnight. */
  until: string;
}

/** Whether a guided account with these hours may read now. Rule 115. */
export function isInsideHours({ from, until }: ReadingHours, now: Date): boolean {
  const time = clock.format(now);
  return from < until ? from <= time && time < until : from <= time || time < until;
}
