import { jest } from '@jest/globals';
import type { TypedCard } from '../../../../../src/application/ports/cards/card-tokenizer.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { ScriptTokenizer } from '../../../../../src/infrastructure/tokenizer/script-tokenizer.ts';
import { standInProvider } from '../../../../../src/infrastructure/tokenizer/stand-in-provider.ts';
import { someTypedCard } from '../../../../fakes/cards/some-typed-card.ts';
import { SomeBrowser } from './some-browser.ts';

type Tokenize = (card: object) => Promise<{ token: string }>;

const script = '/thirdparty/tokenizer/v1.js';
const blocked = failed(failures.tokenizerBlocked);
const notLoaded = failed(failures.tokenizerNotLoaded);

const putOnWindow = (tokenize: Tokenize = async () => ({ token: 'token-1' })) =>
  Object.assign(window, { BancaTokenizer: { tokenize } });

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'BancaTokenizer');
});

function open(environment: 'production' | 'sandbox' = 'sandbox') {
  const browser = new SomeBrowser();
  return { browser, tokenizer: new ScriptTokenizer(standInProvider, environment, browser.window) };
}

describe('a provider’s script', () => {
  it('is fetched once, however often it is asked for', async () => {
    const { browser, tokenizer } = open();
    expect(browser.scripts).toHaveLength(0);
    const asked = [tokenizer.prepare(), tokenizer.prepare()];
    expect(browser.scripts.map(({ src }) => new URL(src).pathname)).toEqual([script]);
    putOnWindow();
    await browser.end('load');
    expect(await Promise.all([...asked, tokenizer.prepare()])).toEqual(Array(3).fill(succeeded(null)));
    expect(browser.scripts).toHaveLength(1);
  });

  it.each([
    ['the address answers otherwise', { status: 200 }],
    ['somebody else’s address answers otherwise', 'opaque'],
    ['it does not answer at all, though the page’s own host does', 'nothing'],
  ] as const)('that fails while %s is blocked', async (_, answer) => {
    const { browser, tokenizer } = open();
    browser.answers.set(script, answer);
    const asked = tokenizer.prepare();
    await browser.end('error');
    expect(await asked).toEqual(blocked);
  });

  it('that came and did nothing is one that a blocker put there', async () => {
    const { browser, tokenizer } = open();
    const asked = tokenizer.prepare();
    await browser.end('load');
    expect(await asked).toEqual(blocked);
  });

  it('that fails offline, or where nobody answers, or with a 503, did not load', async () => {
    const { browser, tokenizer } = open();
    const ask = async () => {
      const asked = tokenizer.prepare();
      await browser.end('error');
      return asked;
    };
    browser.answers.set(script, { status: 503 });
    expect(await ask()).toEqual(notLoaded);
    browser.answers.set(script, 'nothing');
    browser.answers.set('/', 'nothing');
    expect(await ask()).toEqual(notLoaded);
    browser.answers.delete('/');
    browser.isOnline = false;
    expect(await ask()).toEqual(notLoaded);
  });

  it('that does not come is not waited for any longer than 20 seconds, and asked for anew the next time', async () => {
    jest.useFakeTimers();
    const { browser, tokenizer } = open();
    const asked = tokenizer.prepare();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await asked).toEqual(notLoaded);
    expect(browser.scripts).toHaveLength(0);
    jest.useRealTimers();
    const again = tokenizer.prepare();
    putOnWindow();
    await browser.end('load');
    expect(await again).toEqual(succeeded(null));
  });
});

describe('a token', () => {
  it('is asked for with the card and the environment, anew for each card, and nothing of either is kept', async () => {
    const sent: object[] = [];
    putOnWindow(async (card) => ({ token: `token-${sent.push(card)}` }));
    const { tokenizer } = open('production');
    expect(await tokenizer.tokenize(someTypedCard())).toEqual(succeeded('token-1'));
    expect(await tokenizer.tokenize(someTypedCard())).toEqual(succeeded('token-2'));
    const { brand, ...card } = someTypedCard();
    expect([brand, sent[0]]).toEqual(['visa', { ...card, environment: 'production' }]);
    expect(JSON.stringify([Object.values(tokenizer), localStorage, sessionStorage])).not.toContain('4111');
  });

  it('is refused with the field that is wrong', async () => {
    putOnWindow(async () => {
      throw Object.assign(new Error('O código não é válido.'), { field: 'cvv' });
    });
    expect(await open().tokenizer.tokenize(someTypedCard())).toEqual(
      failed({ ...failures.cardRefused, field: 'cvv' }),
    );
  });

  it('fails for another reason where the provider names no field of the form, or does not answer', async () => {
    const { tokenizer } = open();
    putOnWindow(async () => {
      throw Object.assign(new Error('?'), { field: 'shoeSize' });
    });
    expect(await tokenizer.tokenize(someTypedCard())).toEqual(failed(failures.unknown));
    putOnWindow(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await tokenizer.tokenize(someTypedCard())).toEqual(failed(failures.networkConnection));
  });

  it('is not waited for any longer than 30 seconds', async () => {
    jest.useFakeTimers();
    putOnWindow(() => new Promise(() => {}));
    const asked = open().tokenizer.tokenize(someTypedCard());
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await asked).toEqual(failed(failures.timeout));
  });

  it('is none where the script has not come', async () => {
    const card: TypedCard = someTypedCard();
    expect(await open().tokenizer.tokenize(card)).toEqual(notLoaded);
  });
});
