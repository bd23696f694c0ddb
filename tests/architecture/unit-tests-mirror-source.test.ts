import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { filesUnder } from '../support/files-under.ts';

/**
 * Unit tests whose path matches no source. `tests/unit/src/domain/price.test.ts` tests the file `src/domain/price.ts` or
 * the folder `src/domain/price`. A subject may have several test files: `price.discounts.test.ts`.
 */
async function findStrayTests(root: string): Promise<string[]> {
  const tests = (await filesUnder(join(root, 'tests/unit'))).filter((file) => /\.test\.tsx?$/.test(file));
  return tests.filter((test) => {
    const path = test.replace(/\.test\.tsx?$/, '');
    return !possibleSubjects(path).some((subject) =>
      ['', '.ts', '.tsx', '.js'].some((ending) => existsSync(join(root, `${subject}${ending}`))),
    );
  });
}

/** For `a/b.c.d`, returns `a/b`, `a/b.c` and `a/b.c.d`. */
function possibleSubjects(path: string): string[] {
  const name = path.split('/').at(-1)?.split('.') ?? [];
  return name.map((_part, index) => join(dirname(path), name.slice(0, index + 1).join('.')));
}

it('each unit test mirrors a source file or folder', async () => {
  const root = resolve(import.meta.dirname, '../..');
  expect(await filesUnder(join(root, 'tests/unit'))).toContain('src/domain/cards/payment-card.test.ts');
  expect(await findStrayTests(root)).toEqual([]);
});

describe('the check of unit test paths', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'banca-mirror-'));
    const files = [
      'src/domain/price.ts',
      'src/domain/start.pt-br.ts',
      'tests/unit/src/domain.test.ts',
      'tests/unit/src/domain/price.test.ts',
      'tests/unit/src/domain/price.discounts.test.tsx',
      'tests/unit/src/domain/start.pt-br.test.ts',
      'tests/unit/src/domain/pricing.test.ts',
      'tests/unit/src/price.test.ts',
      'tests/unit/domain/price.test.ts',
    ];
    for (const file of files) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), '');
    }
  });
  afterAll(() => rm(root, { recursive: true }));

  it('reports unit tests with another name or folder than their subject', async () => {
    const strays = ['domain/price.test.ts', 'src/domain/pricing.test.ts', 'src/price.test.ts'];
    expect((await findStrayTests(root)).sort()).toEqual(strays);
  });
});
