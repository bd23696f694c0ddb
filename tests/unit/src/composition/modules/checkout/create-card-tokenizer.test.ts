import { defaultConfiguration } from '../../../../../../src/composition/app-configuration.ts';
import {
  createCardTokenizer,
  environmentOf,
} from '../../../../../../src/composition/modules/checkout/create-card-tokenizer.ts';
import { paymentFailures } from '../../../../../../src/domain/checkout/payment-failures.ts';
import { failed } from '../../../../../../src/domain/result.ts';
import { EfiTokenizer } from '../../../../../../src/infrastructure/tokenizer/efi-tokenizer.ts';
import { ScriptTokenizer } from '../../../../../../src/infrastructure/tokenizer/script-tokenizer.ts';

const windowAt = (href: string) => ({ location: { href } }) as Window;
const createTokenizer = (tokenizer: string) =>
  createCardTokenizer({ ...defaultConfiguration, tokenizer }, window);

describe('createCardTokenizer', () => {
  it('creates the stand-in, Efí with its account, or a tokenizer that always fails', async () => {
    expect(createTokenizer('stand-in')).toBeInstanceOf(ScriptTokenizer);
    expect(createTokenizer('efi 0123456789abcdef0123456789abcdef')).toBeInstanceOf(EfiTokenizer);
    for (const name of ['none', 'efi', 'unknown account', '']) {
      expect([name, await createTokenizer(name).prepare()]).toEqual([
        name,
        failed(paymentFailures.tokenizerNotLoaded),
      ]);
    }
  });

  it.each([
    ['/api/comics', 'http://localhost:4000/plans', 'sandbox'],
    ['/api/comics', 'https://banca.com.br/plans', 'production'],
    ['https://api.banca.com.br/comics', 'http://localhost:4000/', 'production'],
    ['http://192.168.0.2/comics', 'https://banca.com.br/', 'sandbox'],
  ])(
    'with the comics service at %s and the page at %s, uses the environment %s',
    (comicsAddress, page, environment) => {
      expect(environmentOf({ comicsAddress }, windowAt(page))).toBe(environment);
    },
  );
});
