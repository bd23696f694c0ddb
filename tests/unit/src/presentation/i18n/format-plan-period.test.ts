import i18next from 'i18next';
import { allTexts } from '../../../../../src/composition/texts/all-texts.ts';
import { planLabel, subscriptionLabel } from '../../../../../src/presentation/i18n/format-plan-period.ts';
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
