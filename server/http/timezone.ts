import type { FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode } from './refusal.ts';

/** The error codes of `requireTimezone`. */
export const timezoneFailures = [
  'MARKET.NO_TIMEZONE',
  'MARKET.INVALID_TIMEZONE',
] as const satisfies RefusalCode[];

/** A preHandler of routes that move money: callers state their time zone. Rule 58. */
export async function requireTimezone({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
  const { timezone } = headers;
  if (typeof timezone !== 'string' || timezone === '') throw new Refusal('MARKET.NO_TIMEZONE');
  if (!isTimezone(timezone)) throw new Refusal('MARKET.INVALID_TIMEZONE');
}

/** Whether it is the name of one, such as America/Sao_Paulo: an offset tells nothing of a place. */
function isTimezone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,60}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
