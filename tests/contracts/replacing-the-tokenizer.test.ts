/** @jest-environment jsdom */
import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ContainerModule } from 'inversify';
import { defaultConfiguration } from '../../src/composition/app-configuration.ts';
import { createContainer } from '../../src/composition/container.ts';
import { bindOnce } from '../../src/composition/feature.ts';
import { addingCardsModule } from '../../src/composition/modules/checkout/adding-cards-module.ts';
import { tokens } from '../../src/composition/tokens.ts';
import { buildTypedCard } from '../fakes/cards/build-typed-card.ts';
import { cardTokenizerContract } from './card-tokenizer-contract.ts';
import { findCompilerErrors, readSingleFileOf, runFile } from './docs-page.ts';
import { TokenizerScript } from './tokenizer-script.ts';

const root = resolve(import.meta.dirname, '../..');
const biome = resolve(root, 'node_modules/.bin/biome');
const page = await readSingleFileOf('replacing-the-tokenizer.md');
const configuration = { ...defaultConfiguration, tokenizer: 'mercado-pago TEST-key-1' };
const rejectedCard = buildTypedCard({ cvv: '000' });

/** The global object of Mercado Pago's script, according to its documentation. */
class FakeMercadoPago {
  static tokenCount = 0;
  readonly key: string;

  constructor(key: string) {
    this.key = key;
  }

  async createCardToken(card: Record<string, string>): Promise<{ id: string }> {
    FakeMercadoPago.tokenCount += 1;
    const names = 'cardNumber cardholderName identificationType identificationNumber securityCode';
    const missing = `${names} cardExpirationMonth cardExpirationYear`
      .split(' ')
      .filter((name) => !card[name]);
    if (missing.length > 0 || this.key !== 'TEST-key-1') throw new Error(`Missing: ${missing.join(' ')}`);
    if (card.securityCode === rejectedCard.cvv) throw { status: 400, cause: [{ code: 'E203' }] };
    return { id: `mercado-pago-${FakeMercadoPago.tokenCount}` };
  }
}

describe('docs/replacing-the-tokenizer.md', () => {
  it('shows code that compiles', () => {
    expect(findCompilerErrors(page)).toEqual([]);
  });

  it('would fail this test if the code did not compile', () => {
    const brokenPage = { ...page, code: page.code.replace('refusedField', 'refusedFeld') };
    expect(findCompilerErrors(brokenPage)).not.toEqual([]);
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

  it('shows a row that compiles in the table of the platform', async () => {
    const text = await readFile(resolve(root, 'docs/replacing-the-tokenizer.md'), 'utf8');
    const [, row] = /in `server\/configuration\/tokenizers\.ts` this row:\n`(.*?)`\n/.exec(text) ?? [];
    const table = (rows?: string) => ({
      path: 'server/configuration/followed.ts',
      code: `import type { TokenizerPolicy } from './tokenizers.ts';\nexport const rows: Record<string, TokenizerPolicy> = {\n${rows}};\n`,
    });
    expect(findCompilerErrors(table(row))).toEqual([]);
    expect(findCompilerErrors(table(row?.replace('script', 'scripts')))).not.toEqual([]);
  });
});

cardTokenizerContract('the adapter of docs/replacing-the-tokenizer.md', async () => {
  const { mercadoPagoModule } = (await runFile(page)) as { readonly mercadoPagoModule: ContainerModule };
  const container = createContainer(configuration, mercadoPagoModule);
  bindOnce(container, [addingCardsModule]);
  const script = new TokenizerScript(() => Object.assign(window, { MercadoPago: FakeMercadoPago }));
  Object.assign(window, { fetch: async () => ({ ok: true }) });
  return {
    tokenizer: container.get(tokens.cardTokenizer),
    setAvailable: (isAvailable) => {
      script.isAvailable = isAvailable;
    },
    rejected: { card: rejectedCard, field: 'cvv' },
    close() {
      script.close();
      Reflect.deleteProperty(window, 'MercadoPago');
    },
  };
});
