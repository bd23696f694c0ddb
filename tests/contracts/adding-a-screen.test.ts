import { spawnSync } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { findCompilerErrors, readChangedFilesOf, readFilesOf, type ShownFile } from './docs-page.ts';

const root = resolve(import.meta.dirname, '../..');
const biome = resolve(root, 'node_modules/.bin/biome');
const added = await readFilesOf('adding-a-screen.md');
const changed = await readChangedFilesOf('adding-a-screen.md');

/** The file, or the folder if the file belongs to the screen. */
const changedPlaceOf = ({ path }: ShownFile) => (path.startsWith('src/presentation/') ? dirname(path) : path);

describe('docs/adding-a-screen.md', () => {
  it('adds one folder and changes at most four other files', () => {
    expect([...new Set([...added, ...changed].map(changedPlaceOf))]).toEqual([
      'src/presentation/newest',
      'src/composition/screens/newest.ts',
      'src/composition/tokens.ts',
      'src/composition/texts/all-texts.ts',
      'src/composition/routes/screen-table.ts',
    ]);
  });

  it('shows code that compiles', () => {
    expect(findCompilerErrors(...added, ...changed)).toEqual([]);
  });

  it.each([
    ['the tokens', 'src/composition/tokens.ts'],
    ['the list of texts', 'src/composition/texts/all-texts.ts'],
  ])('does not compile without the change of %s', (_, path) => {
    const remaining = [...added, ...changed].filter((file) => file.path !== path);
    expect(findCompilerErrors(...remaining)).not.toEqual([]);
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
