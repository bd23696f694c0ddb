import { createHash, webcrypto } from 'node:crypto';
import { WebProofKeys } from '../../../../../src/infrastructure/browser/web-proof-keys.ts';

const browser = webcrypto as unknown as Crypto;

async function createKey(crypto = browser) {
  const outcome = await new WebProofKeys(crypto).create();
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}

describe('WebProofKeys', () => {
  it('creates values of 256 bits in base64url', async () => {
    const { state, nonce, codeVerifier, codeChallenge } = await createKey();
    for (const text of [state, nonce, codeVerifier, codeChallenge]) expect(text).toMatch(/^[\w-]{43}$/);
  });

  it('derives the challenge from the verifier with SHA-256', async () => {
    const { codeVerifier, codeChallenge } = await createKey();
    expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'));
  });

  it('matches the example in RFC 7636, appendix B', async () => {
    const bytes = Buffer.from('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'base64url');
    const getRandomValues = (array: Uint8Array) => {
      array.set(bytes);
      return array;
    };
    expect(await createKey({ subtle: browser.subtle, getRandomValues } as unknown as Crypto)).toMatchObject({
      codeVerifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    });
  });

  it('creates a different value each time', async () => {
    const keys = await Promise.all(Array.from({ length: 50 }, () => createKey()));
    const secrets = keys.flatMap(({ state, nonce, codeVerifier }) => [state, nonce, codeVerifier]);
    expect(new Set(secrets).size).toBe(150);
  });

  it('fails outside a secure context, where the browser offers no cryptography', async () => {
    const getRandomValues = browser.getRandomValues.bind(browser);
    const outcome = await new WebProofKeys({ getRandomValues } as Crypto).create();
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'EXTERNAL.INSECURE_PAGE' } });
  });
});
