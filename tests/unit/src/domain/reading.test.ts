import { latestPosition } from '../../../../src/domain/reading.ts';

describe('latestPosition', () => {
  const morning = { page: 12, readAt: '2026-03-01T09:00:00.000Z' };
  const evening = { page: 3, readAt: '2026-03-01T20:00:00.000Z' };

  it('takes the one read last, also when it is further to the front', () => {
    expect(latestPosition(morning, evening)).toBe(evening);
    expect(latestPosition(evening, morning)).toBe(evening);
  });

  it('takes the only one there is', () => {
    expect(latestPosition(null, morning)).toBe(morning);
    expect(latestPosition(morning, null)).toBe(morning);
    expect(latestPosition(null, null)).toBeNull();
  });
});
