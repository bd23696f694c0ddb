import i18next from 'i18next';
import { allTexts } from '../../../../../src/composition/texts/all-texts.ts';
import {
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

it('chargeText is the price with the days after which it is charged again', async () => {
  const { t, getFixedT } = await startTexts();
  const year = { id: 'plan-1-360', cycleDurationInDays: 360, price: 17_990, currency: 'BRL' };
  expect(chargeText(t, year, 'pt-BR')).toBe('R$\u00a0179,90 a cada 360 dias');
  expect(chargeText(getFixedT('en-US'), year, 'en-US')).toBe('R$179.90 every 360 days');
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
