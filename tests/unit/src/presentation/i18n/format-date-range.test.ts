import i18next from 'i18next';
import { allTexts } from '../../../../../src/composition/texts/all-texts.ts';
import { formatDateRange } from '../../../../../src/presentation/i18n/format-date-range.ts';
import { addTexts } from '../../../../../src/presentation/i18n/start-i18n.ts';

const loadTexts = async (language: string) => {
  const texts = i18next.createInstance();
  await texts.init({
    lng: language,
    resources: {},
    interpolation: { escapeValue: false },
  });
  addTexts(allTexts, texts);
  return texts.t;
};

describe('formatDateRange', () => {
  const start = new Date('2026-03-01T12:00:00Z');
  const nextDay = new Date('2026-03-02T12:00:00Z');
  const end = new Date('2026-03-05T12:00:00Z');

  it('returns a range if the dates are more than 24 hours apart', async () => {
    expect(formatDateRange(await loadTexts('pt-BR'), start, end, 'pt-BR')).toBe('01/03/2026 a 05/03/2026');
    expect(formatDateRange(await loadTexts('en-US'), start, end, 'en-US')).toBe('03/01/2026 to 03/05/2026');
  });

  it('returns only the first date otherwise', async () => {
    expect(formatDateRange(await loadTexts('pt-BR'), start, nextDay, 'pt-BR')).toBe('01/03/2026');
  });

  it('uses the given format', async () => {
    expect(formatDateRange(await loadTexts('pt-BR'), start, end, 'pt-BR', 'day-month')).toBe('01/03 a 05/03');
  });
});
