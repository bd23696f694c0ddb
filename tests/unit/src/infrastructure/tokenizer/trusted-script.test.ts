import { trustedScript } from '../../../../../src/infrastructure/tokenizer/trusted-script.ts';

interface Rules {
  createScriptURL(address: string): string | null;
}

/** Browsers refuse what a policy makes null of. */
class SomeTrustedTypes {
  readonly made: string[] = [];

  createPolicy(name: string, rules: Rules) {
    this.made.push(name);
    return {
      createScriptURL: (address: string) => {
        const trusted = rules.createScriptURL(address);
        if (trusted === null) throw new TypeError(`Refused: ${address}`);
        return { trusted };
      },
    };
  }
}

describe('the address of a tokenizer’s script', () => {
  const address = 'https://banca.example/thirdparty/tokenizer/v1.js';

  it('is a text where browsers know no Trusted Types', () => {
    expect(trustedScript(address, window)).toBe(address);
  });

  it('passes by the policy banca-tokenizer, which is made once and lets no other pass', () => {
    const trustedTypes = new SomeTrustedTypes();
    const browser = Object.assign(Object.create(window), { trustedTypes }) as Window;
    expect(trustedScript(address, browser)).toEqual({ trusted: address });
    expect(trustedScript(address, browser)).toEqual({ trusted: address });
    expect(() => trustedScript('https://evil.example/v1.js', browser)).toThrow(TypeError);
    expect(trustedTypes.made).toEqual(['banca-tokenizer']);
  });
});
