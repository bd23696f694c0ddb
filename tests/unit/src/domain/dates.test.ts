import fc from 'fast-check';
import {
  countdown,
  dayOf,
  InvalidDateError,
  isDateRange,
  NoStringDateError,
  parseDate,
} from '../../../../src/domain/dates.ts';

describe('parseDate', () => {
  it('parses a day or an instant', () => {
    expect(parseDate('2026-03-01')).toEqual(new Date(Date.UTC(2026, 2, 1)));
    expect(parseDate('2026-03-01T09:30:00.000Z')).toEqual(new Date(Date.UTC(2026, 2, 1, 9, 30)));
    expect(parseDate('2026-03-01T09:30-03:00')).toEqual(new Date(Date.UTC(2026, 2, 1, 12, 30)));
    expect(parseDate('2028-02-29')).toEqual(new Date(Date.UTC(2028, 1, 29)));
  });

  it('throws NoStringDateError for an empty string', () => {
    expect(() => parseDate('')).toThrow(NoStringDateError);
  });

  it.each([
    'yesterday',
    ' ',
    '7',
    '01/02/2026',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-02-30',
    '2026-02-29T10:00:00Z',
    '2026-03-01T25:00:00Z',
    '2026-03-01T09:30:00',
    '2026-03-01Z',
  ])('rejects "%s"', (text) => {
    expect(() => parseDate(text)).toThrow(InvalidDateError);
  });

  it('throws errors with their own names', () => {
    expect(() => parseDate('')).toThrow(expect.objectContaining({ name: 'NoStringDateError' }));
    expect(() => parseDate('?')).toThrow(expect.objectContaining({ name: 'InvalidDateError' }));
  });

  const instants = fc.date({
    min: new Date('0001-01-01'),
    max: new Date('9999-12-31T23:59:59.999Z'),
    noInvalidDate: true,
  });

  it('parses what toISOString writes', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        expect(parseDate(instant.toISOString())).toEqual(instant);
        expect(parseDate(instant.toISOString().slice(0, 10)).getUTCDate()).toBe(instant.getUTCDate());
      }),
    );
  });

  it('returns a valid date or throws for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-:TZ+./ ') }), (text) => {
        try {
          expect(parseDate(text).getTime()).not.toBeNaN();
        } catch (error) {
          expect(error).toBeInstanceOf(text === '' ? NoStringDateError : InvalidDateError);
        }
      }),
    );
  });
});

describe('isDateRange', () => {
  const start = new Date('2026-03-01T12:00:00Z');
  const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
  const oneDay = 24 * 60 * 60 * 1000;

  it('is true for dates that are more than 24 hours apart', () => {
    expect(isDateRange(start, later(oneDay))).toBe(false);
    expect(isDateRange(start, later(oneDay + 1))).toBe(true);
    expect(isDateRange(start, start)).toBe(false);
  });

  it('ignores the order of the dates', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3 * oneDay, max: 3 * oneDay }), (distance) => {
        expect(isDateRange(start, later(distance))).toBe(isDateRange(later(distance), start));
        expect(isDateRange(start, later(distance))).toBe(Math.abs(distance) > oneDay);
      }),
    );
  });
});

describe('countdown', () => {
  it.each([
    [0, '00:00'],
    [999, '00:00'],
    [1000, '00:01'],
    [59_999, '00:59'],
    [60_000, '01:00'],
    [3_599_999, '59:59'],
    [3_600_000, '60:00'],
    [100 * 60_000, '100:00'],
    [-1, '00:00'],
    [-90_000, '00:00'],
    [Number.NaN, '00:00'],
  ])('formats %i ms as %s', (milliseconds, shown) => {
    expect(countdown(milliseconds)).toBe(shown);
  });

  it('rounds down to whole seconds', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (milliseconds) => {
        const [minutes, seconds] = countdown(milliseconds).split(':').map(Number);
        const shown = (Number(minutes) * 60 + Number(seconds)) * 1000;
        expect(Number(seconds)).toBeLessThan(60);
        expect(milliseconds - shown).toBeGreaterThanOrEqual(0);
        expect(milliseconds - shown).toBeLessThan(1000);
      }),
    );
  });
});

describe('dayOf', () => {
  it('changes the day at midnight in São Paulo', () => {
    expect(dayOf(new Date('2026-03-01T02:59:59.999Z'))).toBe('2026-02-28');
    expect(dayOf(new Date('2026-03-01T03:00:00.000Z'))).toBe('2026-03-01');
  });
});
