import { maxAttempts, nextAttemptAfter } from '../../../../server/webhooks/retry-schedule.ts';

describe('nextAttemptAfter', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const waitAfter = (attempts: number, random = 0) => {
    const next = nextAttemptAfter(attempts, now, () => random);
    return next && (next.getTime() - now.getTime()) / 1000;
  };
  const attempts = Array.from({ length: maxAttempts }, (_, index) => index + 1);

  it('waits from five seconds up to a day, then no longer', () => {
    const hour = 3600;
    expect(attempts.map((count) => waitAfter(count))).toEqual([
      5,
      300,
      1800,
      ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
      null,
    ]);
    expect(waitAfter(maxAttempts + 1)).toBeNull();
  });

  it('waits up to a tenth longer, never shorter', () => {
    expect([waitAfter(2, 0), waitAfter(2, 0.5), waitAfter(2, 1)]).toEqual([300, 315, 330]);
  });
});
