import { createHash, webcrypto } from 'node:crypto';
import { WebProofKeys } from '../../../../../src/infrastructure/browser/web-proof-keys.ts';

const browser = webcrypto as unknown as Crypto;

async function made(crypto = browser) {
  const outcome = await new WebProofKeys(crypto).make();
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}

describe('WebProofKeys', () => {
  it('makes 256 bits each, in an alphabet that addresses can carry', async () => {
    const { state, nonce, codeVerifier, codeChallenge } = await made();
    for (const text of [state, nonce, codeVerifier, codeChallenge]) expect(text).toMatch(/^[\w-]{43}$/);
  });

  it('challenges with the SHA-256 of the verifier', async () => {
    const { codeVerifier, codeChallenge } = await made();
    expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
  });

  it('makes of the bytes of RFC 7636, appendix B, what stands there', async () => {
    const bytes = Buffer.from('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'base64url');
    const getRandomValues = (array: Uint8Array) => {
      array.set(bytes);
      return array;
    };
    expect(await made({ subtle: browser.subtle, getRandomValues } as unknown as Crypto)).toMatchObject({
      codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    });
  });

  it('never makes the same twice', async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, () => made()));
    const secrets = keys.flatMap(({ state, nonce, codeVerifier }) => [state, nonce, codeVerifier]);
    expect(new Set(secrets).size).toBe(150);
  });

  it('says so on a page that is no secure context, which has no such cryptography', async () => {
    const getRandomValues = browser.getRandomValues.bind(browser);
    const outcome = await new WebProofKeys({ getRandomValues } as Crypto).make();
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'EXTERNAL.INSECURE_PAGE' } });
  });
});
