import i18next from 'i18next';
import { allTexts } from '../../../../../src/composition/texts/all-texts.ts';
import {
  chargeNote,
  chargeText,
  periodLabel,
  planLabel,
  subscriptionLabel,
} from '../../../../../src/presentation/i18n/format-plan-period.ts';
import { addTexts } from '../../../../../src/presentation/i18n/start-i18n.ts';
import { buildSubscription } from '../../../../fakes/checkout/build-subscription.ts';

const startTexts = async () => {
  const texts = i18next.createInstance();
  await texts.init({
    lng: 'pt-BR',
    resources: {},
    interpolation: { escapeValue: false },
  });
  addTexts(allTexts, texts);
  return texts;
};

describe('planLabel', () => {
  it.each([
    [30, 'Leitor Mensal', 'Leitor Monthly'],
    [90, 'Leitor Trimestral', 'Leitor Quarterly'],
    [180, 'Leitor Semestral', 'Leitor Half-yearly'],
    [360, 'Leitor Anual', 'Leitor Yearly'],
    [60, 'Leitor', 'Leitor'],
  ])('for %i days is %s in Portuguese and %s in English', async (days, portuguese, english) => {
    const texts = await startTexts();
    expect(planLabel(texts.t, 'Leitor', days)).toBe(portuguese);
    expect(planLabel(texts.getFixedT('en-US'), 'Leitor', days)).toBe(english);
  });
});

it('periodLabel is the adjective of the period, or its days', async () => {
  const { t } = await startTexts();
  expect([periodLabel(t, 360), periodLabel(t, 45)]).toEqual(['Anual', '45 dias']);
});

it('chargeText is the price of the period, or of its days if it has no name', async () => {
  const { t, getFixedT } = await startTexts();
  const priceFor = (days: number) => ({
    id: 'plan-1',
    cycleDurationInDays: days,
    price: 17_990,
    currency: 'BRL',
  });
  const textsIn = (translate: typeof t, locale: string) =>
    [30, 90, 180, 360, 60].map((days) => chargeText(translate, priceFor(days), locale));
  expect(textsIn(t, 'pt-BR')).toEqual([
    'R$\u00a0179,90 por mês',
    'R$\u00a0179,90 por trimestre',
    'R$\u00a0179,90 por semestre',
    'R$\u00a0179,90 por ano',
    'R$\u00a0179,90 a cada 60 dias',
  ]);
  expect(textsIn(getFixedT('en-US'), 'en-US')).toEqual([
    'R$179.90 a month',
    'R$179.90 a quarter',
    'R$179.90 every six months',
    'R$179.90 a year',
    'R$179.90 every 60 days',
  ]);
});

it('chargeNote is null if the price is that of a month', async () => {
  const { t } = await startTexts();
  const merchandise = { id: 'm', plan: 'plan-1', price: 1990, currency: 'BRL' } as const;
  expect(chargeNote(t, { ...merchandise, cycleDurationInDays: 30 }, 'pt-BR')).toBeNull();
  expect(chargeNote(t, { ...merchandise, cycleDurationInDays: 90 }, 'pt-BR')).toBe(
    'R$\u00a019,90 por trimestre',
  );
});

describe('subscriptionLabel', () => {
  const { plan } = buildSubscription();

  it('is the name with the adjective of the cycle', async () => {
    const { t } = await startTexts();
    expect(subscriptionLabel(t, { plan, cycleDurationInDays: 180 })).toBe('Banca Livre Semestral');
  });

  it("is 'Claro' for plans from Claro, and the name for other operators", async () => {
    const { t } = await startTexts();
    const planFrom = (provider: string) => ({ plan: { ...plan, provider }, cycleDurationInDays: 30 });
    expect(subscriptionLabel(t, planFrom('claro'))).toBe('Claro');
    expect(subscriptionLabel(t, planFrom('vivo'))).toBe('Banca Livre Mensal');
  });
});
