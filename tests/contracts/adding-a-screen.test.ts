import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { changedFilesOf, compilerErrorsIn, filesOf, type ShownFile } from './docs-page.ts';

const root = resolve(import.meta.dirname, '../..');
const biome = resolve(root, 'node_modules/.bin/biome');
const added = await filesOf('adding-a-screen.md');
const changed = await changedFilesOf('adding-a-screen.md');

/** Places that a screen touches. Its folder counts as one. */
const placeOf = ({ path }: ShownFile) => (path.startsWith('src/presentation/') ? dirname(path) : path);

describe('docs/adding-a-screen.md', () => {
  it('touches at most five places', () => {
    expect([...new Set([...added, ...changed].map(placeOf))]).toEqual([
      'src/presentation/newest',
      'src/composition/screens/newest.ts',
      'src/composition/tokens.ts',
      'src/composition/texts/all-texts.ts',
      'src/composition/routes/screen-table.ts',
    ]);
  });

  it('shows code that compiles', () => {
    expect(compilerErrorsIn(...added, ...changed)).toEqual([]);
  });

  it.each([
    ['the tokens', 'src/composition/tokens.ts'],
    ['the list of texts', 'src/composition/texts/all-texts.ts'],
  ])('does not compile without the change of %s', (_, path) => {
    const others = [...added, ...changed].filter((file) => file.path !== path);
    expect(compilerErrorsIn(...others)).not.toEqual([]);
  });

  it.each([...added, ...changed])('shows code that passes formatter and linter: $path', (file) => {
    const { status, stdout } = spawnSync(biome, ['check', '--write', `--stdin-file-path=${file.path}`], {
      cwd: root,
      input: file.code,
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual([file.code, 0]);
  });
});
