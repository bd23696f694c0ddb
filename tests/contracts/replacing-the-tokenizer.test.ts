/** @jest-environment jsdom */
import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ContainerModule } from 'inversify';
import { defaultConfiguration } from '../../src/composition/app-configuration.ts';
import { createContainer } from '../../src/composition/container.ts';
import { bindOnce } from '../../src/composition/feature.ts';
import { addingCardsModule } from '../../src/composition/modules/adding-cards-module.ts';
import { tokens } from '../../src/composition/tokens.ts';
import { buildTypedCard } from '../fakes/cards/build-typed-card.ts';
import { cardTokenizerContract } from './card-tokenizer-contract.ts';
import { codeOf, compilerErrorsIn, run } from './docs-page.ts';
import { TokenizerScript } from './tokenizer-script.ts';

const root = resolve(import.meta.dirname, '../..');
const biome = resolve(root, 'node_modules/.bin/biome');
const page = await codeOf('replacing-the-tokenizer.md');
const configuration = { ...defaultConfiguration, tokenizer: 'mercado-pago TEST-key-1' };
const badCard = buildTypedCard({ cvv: '000' });

/** The global object of Mercado Pago's script, according to its documentation. */
class SomeMercadoPago {
  static count = 0;
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  async createCardToken(card: Record<string, string>): Promise<{ id: string }> {
    SomeMercadoPago.count += 1;
    const names = 'cardNumber cardholderName identificationType identificationNumber securityCode';
    const missing = `${names} cardExpirationMonth cardExpirationYear`
      .split(' ')
      .filter((name) => !card[name]);
    if (missing.length > 0 || this.key !== 'TEST-key-1') throw new Error(`Missing: ${missing.join(' ')}`);
    if (card.securityCode === badCard.cvv) throw { status: 400, cause: [{ code: 'E203' }] };
    return { id: `mercado-pago-${SomeMercadoPago.count}` };
  }
}

describe('docs/replacing-the-tokenizer.md', () => {
  it('shows code that compiles', () => {
    expect(compilerErrorsIn(page)).toEqual([]);
  });

  it('fails this test if the code does not compile', () => {
    const wrong = { ...page, code: page.code.replace('refusedField', 'refusedFeld') };
    expect(compilerErrorsIn(wrong)).not.toEqual([]);
  });

  it('shows code that passes formatter and linter', () => {
    const { status, stdout } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${page.path}`], {
      cwd: root,
      input: page.code,
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual([page.code, 0]);
  });

  it('shows fewer than 40 lines', async () => {
    const text = await readFile(resolve(root, 'docs/replacing-the-tokenizer.md'), 'utf8');
    expect(text.trimEnd().split('\n').length).toBeLessThan(40);
  });

  it('shows a row that fits the table of the platform', async () => {
    const text = await readFile(resolve(root, 'docs/replacing-the-tokenizer.md'), 'utf8');
    const [, row] = /in `server\/configuration\/tokenizers\.ts` this row:\n`(.*?)`\n/.exec(text) ?? [];
    const table = (rows?: string) => ({
      path: 'server/configuration/followed.ts',
      code: `import type { TokenizerPolicy } from './tokenizers.ts';\nexport const rows: Record<string, TokenizerPolicy> = {\n${rows}};\n`,
    });
    expect(compilerErrorsIn(table(row))).toEqual([]);
    expect(compilerErrorsIn(table(row?.replace('script', 'scripts')))).not.toEqual([]);
  });
});

cardTokenizerContract('the one that the page makes, put in its place as it says', async () => {
  const { mercadoPagoModule } = (await run(page)) as { readonly mercadoPagoModule: ContainerModule };
  const container = createContainer(configuration, mercadoPagoModule);
  bindOnce(container, [addingCardsModule]);
  const script = new TokenizerScript(() => Object.assign(window, { MercadoPago: SomeMercadoPago }));
  Object.assign(window, { fetch: async () => ({ ok: true }) });
  return {
    tokenizer: container.get(tokens.cardTokenizer),
    setAvailable: (isAvailable) => {
      script.isAvailable = isAvailable;
    },
    refused: { card: badCard, field: 'cvv' },
    close() {
      script.close();
      Reflect.deleteProperty(window, 'MercadoPago');
    },
  };
});
