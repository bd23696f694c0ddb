const dayMs = 24 * 60 * 60 * 1000;

export const daysAfter = (start: Date, days: number): Date => new Date(start.getTime() + days * dayMs);
