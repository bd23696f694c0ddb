import { trustedScript } from '../../../../../src/infrastructure/browser/trusted-script.ts';

interface Rules {
  createScriptURL(address: string): string | null;
}

/** Like browsers, throws if a policy returns null. */
class FakeTrustedTypes {
  readonly policyNames: string[] = [];

  createPolicy(name: string, rules: Rules) {
    this.policyNames.push(name);
    return {
      createScriptURL: (address: string) => {
        const trusted = rules.createScriptURL(address);
        if (trusted === null) throw new TypeError(`Refused: ${address}`);
        return { trusted };
      },
    };
  }
}

describe('the trusted address of a script', () => {
  const address = 'https://banca.example/thirdparty/tokenizer/v1.js';

  it('is a string in browsers without Trusted Types', () => {
    expect(trustedScript('banca-tokenizer', address, window)).toBe(address);
  });

  it('is the only one that its policy allows, which is created once', () => {
    const trustedTypes = new FakeTrustedTypes();
    const browser = Object.assign(Object.create(window), { trustedTypes }) as Window;
    expect(trustedScript('banca-tokenizer', address, browser)).toEqual({ trusted: address });
    expect(trustedScript('banca-tokenizer', address, browser)).toEqual({ trusted: address });
    expect(() => trustedScript('banca-tokenizer', 'https://evil.example/v1.js', browser)).toThrow(TypeError);
    expect(trustedTypes.policyNames).toEqual(['banca-tokenizer']);
  });
});
