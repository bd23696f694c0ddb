import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findCompilerErrors, readFilesOf, runFile } from './docs-page.ts';
import { buildFakeIssues } from './fake-environment.ts';
import { openOwnCatalogue } from './own-catalogue.ts';
import { suites } from './services-contract.ts';

const root = resolve(import.meta.dirname, '../..');
const biome = resolve(root, 'node_modules/.bin/biome');
const text = await readFile(resolve(root, 'docs/replacing-an-adapter.md'), 'utf8');
const tokensSource = await readFile(resolve(root, 'src/composition/tokens.ts'), 'utf8');
const files = await readFilesOf('replacing-an-adapter.md');
const [adapter, , contractTest] = files;
if (!adapter || !contractTest) throw new Error('The page shows neither an adapter nor its contract test.');

const service = await openOwnCatalogue(buildFakeIssues());
process.env.CATALOGUE_ADDRESS = service.address;
afterAll(() => service.close());

// Registers the contract suite that the page shows.
await runFile(contractTest, [adapter]);

describe('docs/replacing-an-adapter.md', () => {
  it('shows an adapter, its registration and its contract test', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'src/infrastructure/own/own-issues.ts',
      'src/composition/own-adapters.ts',
      'tests/contracts/own-issues.test.ts',
    ]);
  });

  it('shows code that compiles', () => {
    expect(findCompilerErrors(...files)).toEqual([]);
  });

  it('would fail this test if the adapter lacked a method of its port', () => {
    const incompleteAdapter = { ...adapter, code: adapter.code.replace('    search:', '    searches:') };
    expect(findCompilerErrors(incompleteAdapter)).not.toEqual([]);
  });

  it.each(files)('shows code that passes formatter and linter: $path', (file) => {
    const { status, stdout } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${file.path}`], {
      cwd: root,
      input: file.code,
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual([file.code, 0]);
  });

  it('lists the tokens of all ports of services', () => {
    const table = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ports'));
    const listedNames = new Set(
      table.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)),
    );
    const tokenNames = new Set(
      Array.from(tokensSource.matchAll(/^ {2}readonly (\w+):/gm), ([, name]) => name),
    );
    expect([...listedNames].filter((name) => !tokenNames.has(name))).toEqual([]);
    const { externalSignIn, ...otherSuites } = suites;
    const ports = [...Object.keys(otherSuites), 'googleSignIn', 'operatorSignIn', 'operatorLinks'];
    expect(externalSignIn).toBeDefined();
    expect(ports.filter((name) => !listedNames.has(name))).toEqual([]);
  });

  it('names a folder that contains the suite of every port', async () => {
    const files = await readdir(resolve(root, 'tests/contracts/services'), { recursive: true });
    const suiteFiles = files.filter((name) => name.endsWith('-contract.ts'));
    expect(suiteFiles).toHaveLength(Object.keys(suites).length);
  });
});
