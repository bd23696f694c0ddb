import { trustedScript } from '../../../../../src/infrastructure/tokenizer/trusted-script.ts';

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

describe('the address of the tokenizer script', () => {
  const address = 'https://banca.example/thirdparty/tokenizer/v1.js';

  it('is a string in browsers without Trusted Types', () => {
    expect(trustedScript(address, window)).toBe(address);
  });

  it('is the only one that the policy banca-tokenizer allows, which is created once', () => {
    const trustedTypes = new FakeTrustedTypes();
    const browser = Object.assign(Object.create(window), { trustedTypes }) as Window;
    expect(trustedScript(address, browser)).toEqual({ trusted: address });
    expect(trustedScript(address, browser)).toEqual({ trusted: address });
    expect(() => trustedScript('https://evil.example/v1.js', browser)).toThrow(TypeError);
    expect(trustedTypes.policyNames).toEqual(['banca-tokenizer']);
  });
});
