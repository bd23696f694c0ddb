import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compilerErrorsIn, filesOf, run } from './docs-page.ts';
import { fakeIssues } from './fake-world.ts';
import { openOwnCatalogue } from './own-catalogue.ts';
import { suites } from './services-contract.ts';

const root = resolve(import.meta.dirname, '../..');
const biome = resolve(root, 'node_modules/.bin/biome');
const text = await readFile(resolve(root, 'docs/replacing-an-adapter.md'), 'utf8');
const tokensSource = await readFile(resolve(root, 'src/composition/tokens.ts'), 'utf8');
const files = await filesOf('replacing-an-adapter.md');
const [adapter, , contractTest] = files;
if (!adapter || !contractTest) throw new Error('The page shows neither an adapter nor its contract test.');

const service = await openOwnCatalogue(fakeIssues());
process.env.CATALOGUE_ADDRESS = service.address;
afterAll(() => service.close());

// Runs the contract suite of the page.
await run(contractTest, [adapter]);

describe('docs/replacing-an-adapter.md', () => {
  it('shows an adapter, its registration and its contract test', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'src/infrastructure/own/own-issues.ts',
      'src/composition/own-adapters.ts',
      'tests/contracts/own-issues.test.ts',
    ]);
  });

  it('shows code that compiles', () => {
    expect(compilerErrorsIn(...files)).toEqual([]);
  });

  it('fails this test if the adapter lacks a method of its port', () => {
    const wrong = { ...adapter, code: adapter.code.replace('    suggest:', '    suggests:') };
    expect(compilerErrorsIn(wrong)).not.toEqual([]);
  });

  it.each(files)('shows code that passes formatter and linter: $path', (file) => {
    const { status, stdout } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${file.path}`], {
      cwd: root,
      input: file.code,
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual([file.code, 0]);
  });

  it('lists the token of every port of a service, and no other', () => {
    const table = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ports'));
    const named = new Set(table.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)));
    const tokenNames = new Set(
      Array.from(tokensSource.matchAll(/^ {2}readonly (\w+):/gm), ([, name]) => name),
    );
    expect([...named].filter((name) => !tokenNames.has(name))).toEqual([]);
    const { externalSignIn, ...others } = suites;
    const ports = [...Object.keys(others), 'googleSignIn', 'operatorSignIn', 'operatorLinks'];
    expect(externalSignIn).toBeDefined();
    expect(ports.filter((name) => !named.has(name))).toEqual([]);
  });

  it('lists a folder with a suite for each port', async () => {
    const suiteFiles = (await readdir(resolve(root, 'tests/contracts/services'))).filter((name) =>
      name.endsWith('-contract.ts'),
    );
    expect(suiteFiles).toHaveLength(Object.keys(suites).length);
  });
});
