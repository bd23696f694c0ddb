import fc from 'fast-check';
import { formatDate } from '../../../../../src/presentation/i18n/format-date.ts';

describe('formatDate', () => {
  const morning = new Date('2026-03-01T12:05:00Z');

  it.each([
    ['day-month', '01/03', '03/01'],
    ['day-month-year', '01/03/2026', '03/01/2026'],
    ['month-year', 'mar. de 2026', 'Mar 2026'],
    ['weekday', 'domingo', 'Sunday'],
    ['hour-minute', '09:05', '09:05'],
  ] as const)('formats %s as %s in Portuguese and %s in English', (preset, portuguese, english) => {
    expect(formatDate(morning, preset, 'pt-BR')).toBe(portuguese);
    expect(formatDate(morning, preset, 'en-US')).toBe(english);
  });

  it('uses the time zone America/Sao_Paulo', () => {
    const lateEvening = new Date('2026-03-01T02:30:00Z');
    expect(formatDate(lateEvening, 'day-month-year', 'pt-BR')).toBe('28/02/2026');
    expect(formatDate(lateEvening, 'hour-minute', 'pt-BR')).toBe('23:30');
  });

  it('uses hours from 00 to 23', () => {
    expect(formatDate(new Date('2026-03-01T03:00:00Z'), 'hour-minute', 'pt-BR')).toBe('00:00');
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom('pt-BR', 'en-US'), (instant, locale) => {
        expect(formatDate(instant, 'hour-minute', locale)).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });
});
