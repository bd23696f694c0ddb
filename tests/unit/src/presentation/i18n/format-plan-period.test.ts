import i18next from 'i18next';
import { enUs } from '../../../../../src/presentation/i18n/en-us.ts';
import { planLabel } from '../../../../../src/presentation/i18n/format-plan-period.ts';
import { ptBr } from '../../../../../src/presentation/i18n/pt-br.ts';

describe('the label of a plan', () => {
  it.each([
    [30, 'Leitor Mensal', 'Leitor Monthly'],
    [90, 'Leitor Trimestral', 'Leitor Quarterly'],
    [180, 'Leitor Semestral', 'Leitor Half-yearly'],
    [360, 'Leitor Anual', 'Leitor Yearly'],
    [60, 'Leitor', 'Leitor'],
  ])('for %i days is %s in Portuguese and %s in English', async (days, portuguese, english) => {
    const texts = i18next.createInstance();
    await texts.init({
      lng: 'pt-BR',
      resources: { 'pt-BR': { translation: ptBr }, 'en-US': { translation: enUs } },
      interpolation: { escapeValue: false },
    });
    expect(planLabel(texts.t, 'Leitor', days)).toBe(portuguese);
    expect(planLabel(texts.getFixedT('en-US'), 'Leitor', days)).toBe(english);
  });
});
