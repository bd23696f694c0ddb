import { affectedSpecs, subjectSpecs } from '../../../../tools/test/affected-specs.ts';
import { affectedTests } from '../../../../tools/test/affected-tests.ts';
import { addressesIn, isSameAddress } from '../../../../tools/test/calls.ts';
import { allFiles } from '../../../../tools/test/changed-files.ts';
import { exists, readImportGraph } from '../../../../tools/test/import-graph.ts';
import { findTest } from '../../../mutations/find-test.ts';
import { mutations } from '../../../mutations/mutations.ts';
import { readResults } from '../../../mutations/results.ts';

const graphOf = (texts: Readonly<Record<string, string>>) =>
  readImportGraph(Object.keys(texts), (file) => texts[file] ?? '');

describe('the import graph', () => {
  const graph = graphOf({
    'src/domain/money.ts': '',
    'src/domain/coupon.ts': `import { percentOff } from './money.ts';`,
    'src/composition/container.ts': `import '../domain/coupon.ts'`,
    'tests/a.test.ts': `const load = () => import('../src/domain/coupon.ts');`,
    'tests/b.test.ts': `import '../src/composition/container.ts';`,
  });

  it('finds the importers of a file for every kind of import', () => {
    expect([...graph.dependants(['src/domain/money.ts'], () => false)].sort()).toEqual([
      'src/composition/container.ts',
      'src/domain/coupon.ts',
      'src/domain/money.ts',
      'tests/a.test.ts',
      'tests/b.test.ts',
    ]);
  });

  it('finds no importers of a hub, unless the hub itself has changed', () => {
    const isHub = (file: string) => file.startsWith('src/composition/');
    expect([...graph.dependants(['src/domain/coupon.ts'], isHub)]).not.toContain('tests/b.test.ts');
    expect([...graph.dependants(['src/composition/container.ts'], isHub)]).toContain('tests/b.test.ts');
  });
});

describe('the import graph of workspace packages', () => {
  it('follows imports by the name of the package', () => {
    const graph = graphOf({
      'contract/generated/schemas.ts': '',
      'contract/operation.ts': '',
      'server/seed/seed-catalogue.ts': '',
      'src/infrastructure/a.ts': `import type { WireIssue } from '@banca/contract/schemas';`,
      'src/infrastructure/b.ts': `import type { Operation } from '@banca/contract/operation';`,
      'demo/c.ts': `import { seed } from '@banca/server/seed/seed-catalogue.ts';`,
    });
    const importerOf = (file: string) => [...graph.dependants([file], () => false)][1];
    expect(importerOf('contract/generated/schemas.ts')).toBe('src/infrastructure/a.ts');
    expect(importerOf('contract/operation.ts')).toBe('src/infrastructure/b.ts');
    expect(importerOf('server/seed/seed-catalogue.ts')).toBe('demo/c.ts');
  });
});

describe('addresses', () => {
  const [route = []] = addressesIn(`'/issue/:id/pages'`);

  it('match for any value of a parameter', () => {
    const called = addressesIn('call(`/api/comics/issue/\u0024{id}/pages?page=1`)');
    expect(called.map((each) => isSameAddress(route, each))).toEqual([true]);
  });

  it('do not match by parameters alone, nor with different lengths', () => {
    expect(isSameAddress(['*', '*'], ['issue', 'pages'])).toBe(false);
    expect(isSameAddress(route, ['issue', '*'])).toBe(false);
  });
});

describe('the tests that a change affects', () => {
  const platform = {
    'server/catalogue/neighbours.ts': '',
    'server/catalogue/neighbour-routes.ts': `import './neighbours.ts'; app.get('/issue/:id/neighbours')`,
    'server/platform/platform.ts': `import '../catalogue/neighbour-routes.ts'`,
    'server/http/api-error.ts': '',
    'tests/integration/series.test.ts': 'get(`/issue/1/neighbours`)',
    'tests/integration/readers/suites/reading.ts': 'get(`/issue/2/neighbours`)',
    'tests/integration/readers/readers.test.ts': `import './suites/reading.ts'`,
    'tests/integration/cards.test.ts': `import '../../server/platform/platform.ts'; get('/payment-card')`,
    'tests/architecture/readme.test.ts': `read('README.md')`,
    'tests/contracts/issues.test.ts': '',
    'tests/model/shop.test.ts': '',
    'tests/unit/src/domain/money.test.ts': '',
    'README.md': '',
  };
  const filesFor = (...changed: string[]) => affectedTests(graphOf(platform), changed).files;

  it('are those that call the changed route, directly or in a suite, and the contract tests', () => {
    expect(filesFor('server/catalogue/neighbours.ts')).toEqual([
      'tests/architecture/readme.test.ts',
      'tests/contracts/issues.test.ts',
      'tests/integration/readers/readers.test.ts',
      'tests/integration/series.test.ts',
    ]);
  });

  it('are all tests of the platform if the file that assembles it has changed', () => {
    expect(filesFor('server/platform/platform.ts')).toEqual(
      expect.arrayContaining(['tests/integration/cards.test.ts', 'tests/integration/series.test.ts']),
    );
  });

  it('are those that contain the name of a changed document', () => {
    expect(filesFor('README.md')).toEqual(['tests/architecture/readme.test.ts']);
  });

  it.each(['jest.config.ts', 'package-lock.json', 'tests/setup/jsdom.ts'])(
    'are those of every Jest project when %s has changed',
    (changed) => {
      const { files, skipped } = affectedTests(graphOf(platform), [changed]);
      expect(files).toEqual(
        Object.keys(platform)
          .filter((file) => file.endsWith('.test.ts'))
          .sort(),
      );
      expect(skipped).toEqual([]);
    },
  );

  it('are counted if they are skipped', () => {
    const { skipped } = affectedTests(graphOf(platform), ['README.md']);
    expect(skipped).toContain('integration: 3 of 3 files, which do not depend on the change');
  });
});

const graph = readImportGraph(allFiles().filter(exists));

test('each planted fault is detected by a Jest file that its change selects', async () => {
  const results = await readResults();
  const missed = mutations.flatMap(({ description, file }) => {
    const result = results[description];
    const [path = ''] = result?.result === 'detected' ? result.by.split(': ', 1) : [];
    const command = findTest([...graph.files], path);
    if (command?.runner !== 'jest') return [];
    const [test = ''] = command.options;
    return affectedTests(graph, [file]).files.includes(test) ? [] : [`${file}: ${test}`];
  });
  expect(missed).toEqual([]);
});

describe('the browser tests that a change affects', () => {
  it('are those of the changed screen', () => {
    const { files } = affectedSpecs(graph, ['src/presentation/catalogue/catalogue-page.tsx']);
    expect(files).toContain('tests/e2e/catalogue/catalogue.spec.ts');
    expect(files.length).toBeLessThanOrEqual(3);
  });

  it('are the changed component in the gallery, and the specs that open it', () => {
    const { files, grep } = affectedSpecs(graph, ['src/presentation/ui/slider/slider.tsx']);
    expect(files).toContain('tests/e2e/ui/slider.spec.ts');
    expect('gallery ui/gallery.spec.ts slider: every state').toMatch(new RegExp(grep ?? ''));
    expect('gallery ui/gallery.spec.ts table: every state').not.toMatch(new RegExp(grep ?? ''));
  });

  it('are those of the changed feature if they open its screen by clicks', () => {
    const { files } = affectedSpecs(graph, ['src/presentation/reading/vertical-pages.tsx']);
    expect(files).toContain('tests/e2e/reading/reading.spec.ts');
  });

  it.each(['webpack.config.js', 'tools/webpack/index-page.ts'])('are the smoke test for %s', (changed) => {
    const { files, skipped } = affectedSpecs(graph, [changed]);
    expect(files).toEqual(['tests/e2e/shop.spec.ts']);
    expect(skipped[0]).toMatch(/no spec covers the change/);
  });

  it('exist for every folder of the platform', () => {
    const missing = Object.values(subjectSpecs).filter(
      (name) => ![...graph.files].some((file) => file.startsWith('tests/e2e/') && file.endsWith(`/${name}`)),
    );
    expect(missing).toEqual([]);
    const subjects = [...graph.files].flatMap((file) => /^server\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(subjects)].filter((subject) => !subjectSpecs[subject])).toEqual([]);
  });
});
