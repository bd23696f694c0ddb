import { jest } from '@jest/globals';
import type { TypedCard } from '../../../../../src/application/ports/cards/card-tokenizer.ts';
import { paymentFailures } from '../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { ScriptTokenizer } from '../../../../../src/infrastructure/tokenizer/script-tokenizer.ts';
import { standInProvider } from '../../../../../src/infrastructure/tokenizer/stand-in-provider.ts';
import { buildTypedCard } from '../../../../fakes/cards/build-typed-card.ts';
import { FakeBrowser } from './fake-browser.ts';

type Tokenize = (card: object) => Promise<{ token: string }>;

const script = '/thirdparty/tokenizer/v1.js';
const blocked = failed(paymentFailures.tokenizerBlocked);
const notLoaded = failed(paymentFailures.tokenizerNotLoaded);

const putOnWindow = (tokenize: Tokenize = async () => ({ token: 'token-1' })) =>
  Object.assign(window, { BancaTokenizer: { tokenize } });

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'BancaTokenizer');
});

function setUpTokenizer(environment: 'production' | 'sandbox' = 'sandbox') {
  const browser = new FakeBrowser();
  return { browser, tokenizer: new ScriptTokenizer(standInProvider, environment, browser.window) };
}

describe('the script of a provider', () => {
  it('is loaded once for several calls', async () => {
    const { browser, tokenizer } = setUpTokenizer();
    expect(browser.scripts).toHaveLength(0);
    const outcomes = [tokenizer.prepare(), tokenizer.prepare()];
    expect(browser.scripts.map(({ src }) => new URL(src).pathname)).toEqual([script]);
    putOnWindow();
    await browser.end('load');
    expect(await Promise.all([...outcomes, tokenizer.prepare()])).toEqual(Array(3).fill(succeeded(null)));
    expect(browser.scripts).toHaveLength(1);
  });

  it.each([
    ['its address answers to fetch', { status: 200 }],
    ['its address on another host answers to fetch', 'opaque'],
    ['its address does not answer but the host of the page does', 'nothing'],
  ] as const)('is reported as blocked if it fails and %s', async (_, answer) => {
    const { browser, tokenizer } = setUpTokenizer();
    browser.answers.set(script, answer);
    const outcome = tokenizer.prepare();
    await browser.end('error');
    expect(await outcome).toEqual(blocked);
  });

  it('is reported as blocked if it loads without effect', async () => {
    const { browser, tokenizer } = setUpTokenizer();
    const outcome = tokenizer.prepare();
    await browser.end('load');
    expect(await outcome).toEqual(blocked);
  });

  it('is reported as not loaded after a 503, without an answer, and offline', async () => {
    const { browser, tokenizer } = setUpTokenizer();
    const prepareAndFail = async () => {
      const outcome = tokenizer.prepare();
      await browser.end('error');
      return outcome;
    };
    browser.answers.set(script, { status: 503 });
    expect(await prepareAndFail()).toEqual(notLoaded);
    browser.answers.set(script, 'nothing');
    browser.answers.set('/', 'nothing');
    expect(await prepareAndFail()).toEqual(notLoaded);
    browser.answers.delete('/');
    browser.isOnline = false;
    expect(await prepareAndFail()).toEqual(notLoaded);
  });

  it('times out after 20 seconds and is requested again the next time', async () => {
    jest.useFakeTimers();
    const { browser, tokenizer } = setUpTokenizer();
    const outcome = tokenizer.prepare();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toEqual(notLoaded);
    expect(browser.scripts).toHaveLength(0);
    jest.useRealTimers();
    const again = tokenizer.prepare();
    putOnWindow();
    await browser.end('load');
    expect(await again).toEqual(succeeded(null));
  });
});

describe('a token', () => {
  it('is requested for each card with its data and the environment, which are not stored', async () => {
    const sent: object[] = [];
    putOnWindow(async (card) => ({ token: `token-${sent.push(card)}` }));
    const { tokenizer } = setUpTokenizer('production');
    expect(await tokenizer.tokenize(buildTypedCard())).toEqual(succeeded('token-1'));
    expect(await tokenizer.tokenize(buildTypedCard())).toEqual(succeeded('token-2'));
    const { brand, ...card } = buildTypedCard();
    expect([brand, sent[0]]).toEqual(['visa', { ...card, environment: 'production' }]);
    expect(JSON.stringify([Object.values(tokenizer), localStorage, sessionStorage])).not.toContain('4111');
  });

  it('fails with the field that the provider rejects', async () => {
    putOnWindow(async () => {
      throw Object.assign(new Error('O código não é válido.'), { field: 'cvv' });
    });
    expect(await setUpTokenizer().tokenizer.tokenize(buildTypedCard())).toEqual(
      failed({ ...paymentFailures.cardRefused, field: 'cvv' }),
    );
  });

  it('fails without a field if the provider names an unknown one or does not answer', async () => {
    const { tokenizer } = setUpTokenizer();
    putOnWindow(async () => {
      throw Object.assign(new Error('?'), { field: 'shoeSize' });
    });
    expect(await tokenizer.tokenize(buildTypedCard())).toEqual(failed(failures.unknown));
    putOnWindow(async () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await tokenizer.tokenize(buildTypedCard())).toEqual(failed(failures.networkConnection));
  });

  it('times out after 30 seconds', async () => {
    jest.useFakeTimers();
    putOnWindow(() => new Promise(() => {}));
    const outcome = setUpTokenizer().tokenizer.tokenize(buildTypedCard());
    await jest.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toEqual(failed(failures.timeout));
  });

  it('is not available before the script has loaded', async () => {
    const card: TypedCard = buildTypedCard();
    expect(await setUpTokenizer().tokenizer.tokenize(card)).toEqual(notLoaded);
  });
});
