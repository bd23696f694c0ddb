import { glob, readFile } from 'node:fs/promises';
import {
  brokenCitations,
  duplicateTypeNames,
  participleTypeNames,
  retiredWords,
  type SourceFile,
} from './language-rules.ts';

const folders = '{contract,demo,docs,server,src,tests,tools}';

/** Tutorials name files that their readers create. */
const tutorials = [
  'docs/adding-a-screen.md',
  'docs/replacing-an-adapter.md',
  'docs/replacing-the-tokenizer.md',
];

/** Files whose subject is the words themselves. */
const languageFiles = [
  'docs/language.md',
  'tests/architecture/language-rules.ts',
  'tests/architecture/language.test.ts',
];

/** Tutorials and architecture tests cite files that do not exist. */
const mayCiteMissingFiles = (path: string): boolean =>
  tutorials.includes(path) || languageFiles.includes(path) || path.startsWith('tests/architecture/');

async function readAll(): Promise<SourceFile[]> {
  const files: SourceFile[] = [];
  for await (const path of glob([`${folders}/**/*.{ts,tsx,md}`, '*.md'], {
    exclude: ['**/node_modules/**'],
  })) {
    files.push({ path, text: await readFile(path, 'utf8') });
  }
  return files;
}

describe('the language of the repository', () => {
  let files: SourceFile[];
  beforeAll(async () => {
    files = await readAll();
  });

  const handwrittenFiles = () => files.filter(({ path }) => !path.startsWith('contract/generated/'));

  it('covers every folder', () => {
    expect(files.length).toBeGreaterThan(2000);
  });

  it('has one exported type for each name', () => {
    expect(duplicateTypeNames(handwrittenFiles())).toEqual([]);
  });

  it('names types with nouns, not with participles or gerunds', () => {
    expect(participleTypeNames(handwrittenFiles())).toEqual([]);
  });

  it('uses none of the retired words', () => {
    expect(retiredWords(handwrittenFiles().filter(({ path }) => !languageFiles.includes(path)))).toEqual([]);
  });

  it('cites only files that exist', () => {
    const citing = files.filter(({ path }) => !mayCiteMissingFiles(path));
    expect(
      brokenCitations(
        citing,
        files.map(({ path }) => path),
      ),
    ).toEqual([]);
  });
});

describe('planted violations', () => {
  const file = (path: string, text: string): SourceFile => ({ path, text });

  it('reports a type name that two files export', () => {
    const files = [
      file('src/a.ts', 'export interface Plan {}'),
      file('server/b.ts', 'export class Plan {}'),
      file('src/c.ts', 'export type Price = number;'),
      file('docs/app.md', 'export type Price = number;'),
    ];
    expect(duplicateTypeNames(files)).toEqual(['Plan: src/a.ts, server/b.ts']);
  });

  it('reports a gerund and participles, but no noun that ends like one', () => {
    const names = ['Ordering', 'Prepared', 'Sold', 'Reading', 'OrderedItem'];
    const files = names.map((name) => file(`${name}.ts`, `export interface ${name} {}`));
    expect(participleTypeNames(files)).toEqual([
      'Ordering: Ordering.ts',
      'Prepared: Prepared.ts',
      'Sold: Sold.ts',
    ]);
  });

  it('reports retired words in prose and inside of names', () => {
    const text = '/** Told once. */\nconst untoldPages = tellReaders();\nconst toldest = storytelling;';
    expect(
      retiredWords([file('a.ts', text)]).map((report) => report.split(':').slice(0, 3).join(':')),
    ).toEqual(['a.ts:1: "Told"', 'a.ts:2: "untold"', 'a.ts:2: "tell"']);
  });

  it('reports citations in comments and documents, but no paths in code', () => {
    const files = [
      file(
        'src/a.ts',
        "// See docs/none.md and b.ts.\nconst path = 'src/none.ts';\n/* src/a.ts, ../src/a.ts */",
      ),
      file('docs/page.md', 'The rule is in `src/none.ts` and [here](page.md).'),
    ];
    const paths = files.map(({ path }) => path);
    expect(brokenCitations(files, paths)).toEqual(['src/a.ts: docs/none.md', 'docs/page.md: src/none.ts']);
  });
});
