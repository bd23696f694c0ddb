import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { paymentFailures } from '../../../../../src/domain/checkout/payment-failures.ts';
import { failures } from '../../../../../src/domain/failure.ts';
import { failed, succeeded } from '../../../../../src/domain/result.ts';
import { EfiTokenizer } from '../../../../../src/infrastructure/tokenizer/efi-tokenizer.ts';
import type { TokenizerEnvironment } from '../../../../../src/infrastructure/tokenizer/tokenizer-provider.ts';
import { buildTypedCard } from '../../../../fakes/cards/build-typed-card.ts';
import { FakeBrowser } from './fake-browser.ts';

const account = '0123456789abcdef0123456789abcdef';
const keys = generateKeyPairSync('rsa', {
  modulusLength: 4096,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const holder = { holderName: 'ANA LIMA', holderDocument: '52998224725' };

/** Efí's servers of both environments. */
const servers = {
  answers: new Map<string, () => object>(),
  requests: [] as { address: URL; body: string; account: string | null }[],
};

class NoFingerprint {
  open(): void {}
  send(): void {}
}

const { fetch: realFetch, XMLHttpRequest: realRequest } = globalThis;

beforeEach(() => {
  servers.requests.length = 0;
  servers.answers = new Map<string, () => object>([
    ['/v1/pubkey', () => ({ code: 200, data: keys.publicKey })],
    ['/salt', () => ({ code: 200, data: 'salt-1' })],
    ['/card', () => ({ code: 200, data: { payment_token: 'efi-token-1', card_mask: 'XXXXXXXXXXXX1111' } })],
  ]);
  const fetch = async (url: string, { body, headers }: RequestInit = {}) => {
    const address = new URL(url);
    servers.requests.push({
      address,
      body: String(body ?? ''),
      account: new Headers(headers).get('Account-code'),
    });
    const path = address.pathname.endsWith('/jsonp') ? '/card' : address.pathname;
    const answer = servers.answers.get(path)?.();
    if (!answer) throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => answer };
  };
  Object.assign(globalThis, { fetch, XMLHttpRequest: NoFingerprint });
});

afterEach(() => {
  Object.assign(globalThis, { fetch: realFetch, XMLHttpRequest: realRequest });
  Reflect.deleteProperty(window, 'trustedTypes');
  // biome-ignore lint/suspicious/noDocumentCookie: the package keeps Efí's public key in a cookie, and jsdom has no other way to delete it.
  document.cookie = 'H_publicKey=; max-age=0; path=/';
});

const fetchPackage = async () => (await import('payment-token-efi')).default;

async function setUpTokenizer(environment: TokenizerEnvironment = 'sandbox') {
  const browser = new FakeBrowser();
  const tokenizer = new EfiTokenizer(account, environment, fetchPackage, browser.window);
  const prepared = await tokenizer.prepare();
  return { browser, tokenizer, prepared };
}

function decrypt(data: string): unknown {
  const key = { key: keys.privateKey, padding: constants.RSA_PKCS1_PADDING };
  return JSON.parse(privateDecrypt(key, Buffer.from(data, 'base64')).toString());
}

const expectedCard = {
  brand: 'visa',
  number: '4111111111111111',
  cvv: '123',
  expiration_month: '12',
  expiration_year: '2030',
  holder_name: holder.holderName,
  holder_document: holder.holderDocument,
  reuse: true,
};

describe('Efí’s tokenizer', () => {
  it('creates a token in the sandbox and keeps no card data', async () => {
    const { tokenizer, prepared } = await setUpTokenizer();
    expect(prepared).toEqual(succeeded(null));
    expect(await tokenizer.tokenize(buildTypedCard())).toEqual(succeeded('efi-token-1'));
    const last = servers.requests.at(-1)?.address;
    expect([last?.host, last?.pathname]).toEqual([
      'cobrancas-h.api.efipay.com.br',
      `/v1/card/${account}/jsonp`,
    ]);
    expect(decrypt(last?.searchParams.get('data') ?? '')).toEqual(expectedCard);
    const { CreditCard } = await fetchPackage();
    expect(Reflect.get(CreditCard, 'creditCard')).toBeNull();
    expect([document.cookie, JSON.stringify([localStorage, sessionStorage])].join()).not.toMatch(/4111|ANA/);
  });

  it('creates a token at the production servers with a salt and sends the card only in the body', async () => {
    const { tokenizer } = await setUpTokenizer('production');
    expect(await tokenizer.tokenize(buildTypedCard())).toEqual(succeeded('efi-token-1'));
    const last = servers.requests.at(-1);
    expect([last?.address.href, last?.account]).toEqual(['https://tokenizer.sejaefi.com.br/card', account]);
    expect(decrypt(JSON.parse(last?.body ?? '{}').data)).toEqual({ ...expectedCard, salt: 'salt-1' });
  });

  it.each([
    ['cardNumber', { number: '411111111111' }],
    ['cvv', { cvv: '12' }],
    ['expiration', { expirationYear: 2019 }],
    ['holderName', { holderName: 'ANA' }],
    ['holderDocument', { holderDocument: '11111111111' }],
  ] as const)('reports %s as the wrong field if the package rejects it', async (field, card) => {
    const { tokenizer } = await setUpTokenizer();
    const outcome = await tokenizer.tokenize(buildTypedCard(card));
    expect(outcome).toEqual(failed({ ...paymentFailures.cardRefused, field }));
  });

  it('rejects brands that Efí does not support', async () => {
    const { tokenizer } = await setUpTokenizer();
    for (const brand of ['discover', 'diners-club', '']) {
      expect(await tokenizer.tokenize(buildTypedCard({ brand }))).toEqual(
        failed(paymentFailures.cardRefused),
      );
    }
    expect(servers.requests).toEqual([]);
  });

  it('distinguishes a rejected card, a rejected account and a network failure', async () => {
    const { tokenizer } = await setUpTokenizer();
    const tokenize = () => tokenizer.tokenize(buildTypedCard());
    const card = (code: number, error: string) => servers.answers.set('/card', () => ({ code, error }));
    card(3500034, 'validation_error');
    expect(await tokenize()).toEqual(failed(paymentFailures.cardRefused));
    card(3500008, 'unauthorized');
    expect(await tokenize()).toEqual(failed(failures.unexpected));
    servers.answers.delete('/card');
    expect(await tokenize()).toEqual(failed(failures.networkConnection));
  });

  it('fails if its package does not load, and requests it again the next time', async () => {
    let isOnline = false;
    const fetch = async () => {
      if (!isOnline) throw new Error('Loading chunk efi failed.');
      return fetchPackage();
    };
    const tokenizer = new EfiTokenizer(account, 'sandbox', fetch, new FakeBrowser().window);
    expect(await tokenizer.prepare()).toEqual(failed(paymentFailures.tokenizerNotLoaded));
    expect(await tokenizer.tokenize(buildTypedCard())).toEqual(failed(paymentFailures.tokenizerNotLoaded));
    isOnline = true;
    expect(await tokenizer.prepare()).toEqual(succeeded(null));
  });

  it('reports a blocker of the fingerprint script, which real charges need', async () => {
    const browser = new FakeBrowser();
    browser.answers.set('device.clearsale.com.br', 'nothing');
    const prepare = (environment: TokenizerEnvironment) =>
      new EfiTokenizer(account, environment, fetchPackage, browser.window).prepare();
    expect(await prepare('production')).toEqual(failed(paymentFailures.tokenizerBlocked));
    expect(await prepare('sandbox')).toEqual(succeeded(null));
  });

  it('allows only the fingerprint script by the default Trusted Types policy', async () => {
    const policies = new Map<string, { createScriptURL(address: string): string | null }>();
    const createPolicy = (name: string, rules: { createScriptURL(address: string): string | null }) => {
      policies.set(name, rules);
      return rules;
    };
    Object.assign(window, { trustedTypes: { createPolicy, defaultPolicy: null } });
    await setUpTokenizer('production');
    const policy = policies.get('default');
    const fingerprint = 'https://device.clearsale.com.br/p/fp.js';
    expect(policy?.createScriptURL(fingerprint)).toBe(fingerprint);
    expect(policy?.createScriptURL('https://device.clearsale.com.br/p/other.js')).toBeNull();
    expect([...policies.keys()]).toEqual(['default']);
  });
});
