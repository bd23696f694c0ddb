import { jest } from '@jest/globals';
import i18next from 'i18next';
import { startEnUs } from '../../../../../src/composition/texts/start.en-us.ts';
import { startPtBr } from '../../../../../src/composition/texts/start.pt-br.ts';
import {
  addTexts,
  changeLanguage,
  startI18n,
  type TextSources,
} from '../../../../../src/presentation/i18n/start-i18n.ts';

const networkError = () => Promise.reject(new Error('lost on the way'));

/** Both languages. `failures` is the number of failed attempts for each locale. */
function buildSources(failures: Record<string, number> = {}) {
  const requests: string[] = [];
  const requestTimes: number[] = [];
  const source =
    <Text>(locale: string, texts: Text) =>
    () => {
      requests.push(locale);
      requestTimes.push(Date.now());
      const remainingFailures = failures[locale] ?? 0;
      failures[locale] = remainingFailures - 1;
      return remainingFailures > 0 ? networkError() : Promise.resolve(texts);
    };
  const sources: TextSources = { 'pt-BR': source('pt-BR', startPtBr), 'en-US': source('en-US', startEnUs) };
  return { sources, requests, requestTimes };
}

const isStillChosen = () => true;

describe('startI18n', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = async (sources: TextSources) => {
    const started = startI18n('pt-br', sources, i18next.createInstance());
    await jest.runAllTimersAsync();
    return started;
  };

  it('loads only the current language', async () => {
    const { sources, requests } = buildSources();
    expect((await start(sources)).t('common.retry')).toBe('Tentar de novo');
    expect(requests).toEqual(['pt-BR']);
  });

  it('retries five times, with a delay of 350 ms that doubles each time', async () => {
    const { sources, requestTimes } = buildSources({ 'pt-BR': 5 });
    expect((await start(sources)).t('common.retry')).toBe('Tentar de novo');
    expect(requestTimes.slice(1).map((time, index) => time - (requestTimes[index] ?? 0))).toEqual([
      350, 700, 1400, 2800, 5600,
    ]);
  });

  it('uses the other language if the preferred one fails to load', async () => {
    const { sources } = buildSources({ 'pt-BR': 6 });
    expect((await start(sources)).t('common.retry')).toBe('Try again');
  });

  it('fails if no language can be loaded', async () => {
    const { sources } = buildSources({ 'pt-BR': 6, 'en-US': 6 });
    const started = expect(startI18n('pt-br', sources, i18next.createInstance())).rejects.toThrow(
      'any language',
    );
    await jest.runAllTimersAsync();
    await started;
  });

  it('changes the language once its texts have loaded, and loads them once', async () => {
    const { sources, requests } = buildSources();
    const texts = await start(sources);
    expect(await changeLanguage('en-us', isStillChosen, texts)).toEqual({ ok: true, value: undefined });
    expect([texts.language, texts.t('common.retry')]).toEqual(['en-US', 'Try again']);
    await changeLanguage('pt-br', isStillChosen, texts);
    await changeLanguage('en-us', isStillChosen, texts);
    expect(requests).toEqual(['pt-BR', 'en-US']);
  });

  it('keeps the language if the texts of another one fail to load, and can try again', async () => {
    const { sources } = buildSources({ 'en-US': 6 });
    const texts = await start(sources);
    const change = changeLanguage('en-us', isStillChosen, texts);
    await jest.runAllTimersAsync();
    expect((await change).ok).toBe(false);
    expect(texts.t('common.retry')).toBe('Tentar de novo');
    expect((await changeLanguage('en-us', isStillChosen, texts)).ok).toBe(true);
    expect(texts.t('common.retry')).toBe('Try again');
  });

  it.each([
    ['pt-br', '0 páginas', '1 página'],
    ['en-us', '0 pages', '1 page'],
  ] as const)('uses the plural for zero in %s', async (language, zero, one) => {
    const started = startI18n(language, buildSources().sources, i18next.createInstance());
    await jest.runAllTimersAsync();
    const { t } = await started;
    expect([t('common.pages', { count: 0 }), t('common.pages', { count: 1 })]).toEqual([zero, one]);
  });

  it('adds the texts of a screen in every language to the existing ones', async () => {
    const { sources, requests } = buildSources();
    const texts = await start(sources);
    addTexts({ home: [{ seeAll: 'Tudo' }, { seeAll: 'All' }] }, texts);
    addTexts(
      { fieldErrors: [{ USER: { UNDERAGE: 'É cedo.' } }, { USER: { UNDERAGE: 'Too soon.' } }] },
      texts,
    );
    const translations = () => [
      texts.t('home:seeAll'),
      texts.t('fieldErrors:USER.UNDERAGE'),
      texts.t('errors.0001003'),
    ];
    expect(translations()).toEqual(['Tudo', 'É cedo.', 'Requisição inválida.']);
    await changeLanguage('en-us', isStillChosen, texts);
    expect(translations()).toEqual(['All', 'Too soon.', 'Invalid request.']);
    expect(requests).toEqual(['pt-BR', 'en-US']);
  });

  it('keeps the language if the reader has chosen another one in the meantime', async () => {
    const texts = await start(buildSources().sources);
    await changeLanguage('en-us', () => false, texts);
    expect(texts.t('common.retry')).toBe('Tentar de novo');
  });
});
