import { glob, readFile } from 'node:fs/promises';
import { type CodeFile, findUnusedExports } from './find-unused-exports.ts';

/** Exports that something other than an import uses. */
const usedOtherwise = [
  // The built app and the seed are loaded by their path.
  'src/composition/first-view/first-view.tsx renderFirstView',
  'tests/integration/support/fake-catalogue.ts openCatalogue',
  'tests/unit/server/seed/failing-drawings.ts openCatalogue',
  // The example of docs/replacing-the-tokenizer.md imports it.
  'src/composition/modules/checkout/create-card-tokenizer.ts accountOf',
  // Checked by the compiler.
  'src/composition/texts/error-texts.ts ErrorCodeWithoutText',
];

const packages = {
  '@banca/contract': 'contract/generated',
  '@banca/demo': 'demo',
  '@banca/server': 'server',
};

/** The contract is generated for any app. The gallery loads the fixtures of its folder. */
const isUsedOtherwise = (unused: string): boolean =>
  unused.startsWith('contract/generated/') ||
  unused.endsWith('.fixtures.tsx fixture') ||
  usedOtherwise.includes(unused);

async function readAll(): Promise<CodeFile[]> {
  const files: CodeFile[] = [];
  const patterns = ['{contract,demo,server,src,tests,tools}/**/*.{ts,tsx}', '*.{ts,js}'];
  for await (const path of glob(patterns, { exclude: ['**/node_modules/**'] }))
    files.push({ path, code: await readFile(path, 'utf8') });
  return files;
}

it('each export is imported by another file', async () => {
  const files = await readAll();
  expect(files.length).toBeGreaterThan(2000);
  const unused = findUnusedExports(files, packages);
  expect(unused.filter((each) => !isUsedOtherwise(each))).toEqual([]);
  expect(usedOtherwise.filter((each) => !unused.includes(each))).toEqual([]);
});

describe('the search for unused exports', () => {
  const unusedIn = (files: Record<string, string>) =>
    findUnusedExports(
      Object.entries(files).map(([path, code]) => ({ path, code })),
      { '@banca/contract': 'contract' },
    );

  it('reports values, and types that their own file does not use', () => {
    const code = [
      'export const price = 1;',
      'export function pay(options: Options) {}',
      'export class Order {}',
      'export const { a, b: [c] } = parts;',
      'export interface Options {}',
      'export type Unused = string;',
      'const inner = 1;',
    ].join('\n');
    expect(unusedIn({ 'src/a.ts': code })).toEqual(
      ['price', 'pay', 'Order', 'a', 'c', 'Unused'].map((name) => `src/a.ts ${name}`),
    );
  });

  it('follows every kind of import', () => {
    const names = ['one', 'two', 'three'].map((name) => `export const ${name} = 1;`).join('\n');
    const files = { 'src/x/a.ts': names, 'contract/a.ts': names };
    expect(unusedIn({ ...files, 'b.ts': "import { one as two } from './src/x/a.ts';" })).not.toContain(
      'src/x/a.ts one',
    );
    expect(unusedIn({ ...files, 'src/b.ts': "export { two } from './x/a.ts';" })).toContain('src/b.ts two');
    for (const whole of [
      "import * as a from '../x/a.ts';",
      "await import('../x/a.ts');",
      "export * from '../x/a.ts';",
    ])
      expect(unusedIn({ 'src/x/a.ts': names, 'src/y/b.ts': whole })).toEqual([]);
    expect(
      unusedIn({ 'contract/a.ts': names, 'b.ts': "import { one, two } from '@banca/contract/a';" }),
    ).toEqual(['contract/a.ts three']);
  });
});
