import type { Clock } from '../application/ports/device/clock.ts';

export const systemClock: Clock = { now: () => new Date() };
