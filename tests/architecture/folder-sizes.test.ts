import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Files of a folder without its subfolders. More are hard to scan. */
const maxFiles = 35;

/** Folders with generated files, by name. */
const generatedFolders = [
  '.git',
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
];

/** Folders below `root` with too many files, with their numbers of files. */
async function findLargeFolders(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).length;
  const subfolders = entries
    .filter((entry) => entry.isDirectory() && !generatedFolders.includes(entry.name))
    .map(({ name }) => (folder === '' ? name : `${folder}/${name}`));
  const large = await Promise.all(subfolders.map((path) => findLargeFolders(root, path)));
  return [...(files > maxFiles ? [`${folder || '.'}: ${files}`] : []), ...large.flat()].sort();
}

it('no folder has too many files', async () => {
  expect(await findLargeFolders(resolve(import.meta.dirname, '../..'))).toEqual([]);
});

describe('the check of folder sizes', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'banca-folders-'));
    const sizes = {
      'src/large': 36,
      'src/large/below': 36,
      'src/full': 35,
      'src/dist': 36,
    };
    for (const [folder, size] of Object.entries(sizes)) {
      await mkdir(join(root, folder), { recursive: true });
      for (let file = 0; file < size; file += 1) await writeFile(join(root, folder, `${file}.ts`), '');
    }
  });
  afterAll(() => rm(root, { recursive: true }));

  it('reports each folder with too many own files', async () => {
    expect(await findLargeFolders(root)).toEqual(['src/large/below: 36', 'src/large: 36']);
  });
});
