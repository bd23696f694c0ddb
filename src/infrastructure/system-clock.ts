import type { Clock } from '../application/ports/clock.ts';

export const systemClock: Clock = { now: () => new Date() };
