import type { FastifyRequest } from 'fastify';
import { ApiError, type ApiErrorCode } from './api-error.ts';

/** The error codes of `requireTimezone`. */
export const timezoneFailures = [
  'MARKET.NO_TIMEZONE',
  'MARKET.INVALID_TIMEZONE',
] as const satisfies ApiErrorCode[];

/** A preHandler for routes that move money: requires the caller's time zone. Rule 58. */
export async function requireTimezone({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
  const { timezone } = headers;
  if (typeof timezone !== 'string' || timezone === '') throw new ApiError('MARKET.NO_TIMEZONE');
  if (!isTimezone(timezone)) throw new ApiError('MARKET.INVALID_TIMEZONE');
}

/** Accepts names such as America/Sao_Paulo. Offsets are rejected, because they do not identify a region. */
function isTimezone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,60}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
