import { ApiError } from './api-error.ts';
import type { AttemptLimit } from './attempts.ts';

const minuteMs = 60_000;

export function tooManyAttempts({ errorCode }: AttemptLimit, waitMs: number): ApiError {
  return new ApiError(errorCode, {
    details: { minutes: String(Math.max(1, Math.ceil(waitMs / minuteMs))) },
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });
}
