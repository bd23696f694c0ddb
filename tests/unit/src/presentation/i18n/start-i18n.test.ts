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

const failing = () => Promise.reject(new Error('lost on the way'));

/** Both languages; those that are named do not come for the first so many times. */
function buildSources(failures: Record<string, number> = {}) {
  const asked: string[] = [];
  const askedAt: number[] = [];
  const source =
    <Text>(locale: string, texts: Text) =>
    () => {
      asked.push(locale);
      askedAt.push(Date.now());
      const left = failures[locale] ?? 0;
      failures[locale] = left - 1;
      return left > 0 ? failing() : Promise.resolve(texts);
    };
  const sources: TextSources = { 'pt-BR': source('pt-BR', startPtBr), 'en-US': source('en-US', startEnUs) };
  return { sources, asked, askedAt };
}

const wanted = () => true;

describe('loading the texts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = async (sources: TextSources) => {
    const started = startI18n('pt-br', sources, i18next.createInstance());
    await jest.runAllTimersAsync();
    return started;
  };

  it('fetches the one language that is read, and no other', async () => {
    const { sources, asked } = buildSources();
    expect((await start(sources)).t('common.retry')).toBe('Tentar de novo');
    expect(asked).toEqual(['pt-BR']);
  });

  it('tries five times more, waiting 350 ms and then twice as long each time', async () => {
    const { sources, askedAt } = buildSources({ 'pt-BR': 5 });
    expect((await start(sources)).t('common.retry')).toBe('Tentar de novo');
    expect(askedAt.slice(1).map((time, place) => time - (askedAt[place] ?? 0))).toEqual([
      350, 700, 1400, 2800, 5600,
    ]);
  });

  it('speaks the other language where the wanted one never comes', async () => {
    const { sources } = buildSources({ 'pt-BR': 6 });
    expect((await start(sources)).t('common.retry')).toBe('Try again');
  });

  it('fails where none comes', async () => {
    const { sources } = buildSources({ 'pt-BR': 6, 'en-US': 6 });
    const started = expect(startI18n('pt-br', sources, i18next.createInstance())).rejects.toThrow(
      'no language',
    );
    await jest.runAllTimersAsync();
    await started;
  });

  it('changes the language once its texts are there, and fetches them once', async () => {
    const { sources, asked } = buildSources();
    const texts = await start(sources);
    expect(await changeLanguage('en-us', wanted, texts)).toEqual({ ok: true, value: undefined });
    expect([texts.language, texts.t('common.retry')]).toEqual(['en-US', 'Try again']);
    await changeLanguage('pt-br', wanted, texts);
    await changeLanguage('en-us', wanted, texts);
    expect(asked).toEqual(['pt-BR', 'en-US']);
  });

  it('keeps the language when the texts of another do not come, and can be asked again', async () => {
    const { sources } = buildSources({ 'en-US': 6 });
    const texts = await start(sources);
    const spoken = changeLanguage('en-us', wanted, texts);
    await jest.runAllTimersAsync();
    expect((await spoken).ok).toBe(false);
    expect(texts.t('common.retry')).toBe('Tentar de novo');
    expect((await changeLanguage('en-us', wanted, texts)).ok).toBe(true);
    expect(texts.t('common.retry')).toBe('Try again');
  });

  it('says what a screen brings along in every language, beside what it said before', async () => {
    const { sources, asked } = buildSources();
    const texts = await start(sources);
    addTexts({ home: [{ seeAll: 'Tudo' }, { seeAll: 'All' }] }, texts);
    addTexts(
      { fieldErrors: [{ USER: { UNDERAGE: 'É cedo.' } }, { USER: { UNDERAGE: 'Too soon.' } }] },
      texts,
    );
    const said = () => [
      texts.t('home:seeAll'),
      texts.t('fieldErrors:USER.UNDERAGE'),
      texts.t('errors.0001003'),
    ];
    expect(said()).toEqual(['Tudo', 'É cedo.', 'Requisição inválida.']);
    await changeLanguage('en-us', wanted, texts);
    expect(said()).toEqual(['All', 'Too soon.', 'Invalid request.']);
    expect(asked).toEqual(['pt-BR', 'en-US']);
  });

  it('keeps the language when another is no longer wanted once its texts are there', async () => {
    const texts = await start(buildSources().sources);
    await changeLanguage('en-us', () => false, texts);
    expect(texts.t('common.retry')).toBe('Tentar de novo');
  });
});
