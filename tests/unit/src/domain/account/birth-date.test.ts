import { birthDateOf } from '../../../../../src/domain/account/birth-date.ts';

const now = new Date('2026-03-01T12:00:00Z');

describe('birthDateOf', () => {
  it('parses the day at midnight UTC', () => {
    expect(birthDateOf('1990-03-27', now)?.toISOString()).toBe('1990-03-27T00:00:00.000Z');
    expect(birthDateOf('2000-02-29', now)?.toISOString()).toBe('2000-02-29T00:00:00.000Z');
  });

  it('accepts dates up to today in São Paulo', () => {
    const lateAtNight = new Date('2026-03-02T01:00:00Z');
    expect(birthDateOf('2026-03-01', lateAtNight)).not.toBeNull();
    expect(birthDateOf('2026-03-02', lateAtNight)).toBeNull();
  });

  it.each([
    '',
    '27/03/1990',
    '1990-02-30',
    '1990-3-27',
    '1899-12-31',
    '2026-03-02',
    '1990-03-27T00:00:00Z',
    '190-03-27',
  ])('returns null for %j', (text) => expect(birthDateOf(text, now)).toBeNull());
});
