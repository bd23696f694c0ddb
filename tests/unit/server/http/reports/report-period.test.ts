import { reportPeriodOf } from '../../../../../server/http/reports/report-period.ts';

describe('reportPeriodOf', () => {
  // Still February in São Paulo.
  const now = new Date('2026-03-01T02:30:00Z');

  it('is the current month in São Paulo until today by default', () => {
    expect(reportPeriodOf({}, now)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(reportPeriodOf({ from: '2025-12-24' }, now)).toEqual({ from: '2025-12-24', to: '2026-02-28' });
  });

  it('may be a single day', () => {
    const day = { from: '2026-01-31', to: '2026-01-31' };
    expect(reportPeriodOf(day, now)).toEqual(day);
  });

  it.each([
    ['starts after its end', { from: '2026-01-02', to: '2026-01-01' }],
    ['starts after today', { from: '2026-03-01' }],
    ['has a day that does not exist', { from: '2025-02-29' }],
    ['begins in the year 0', { from: '0000-01-01' }],
  ])('is refused if it %s', (_what, period) => {
    expect(() => reportPeriodOf(period, now)).toThrow('REQUEST.INVALID');
  });
});
