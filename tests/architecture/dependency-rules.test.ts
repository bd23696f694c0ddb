import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

const root = resolve(import.meta.dirname, '../..');
const ruleNames: readonly string[] = configuration.forbidden.map(({ name }) => name ?? 'unnamed');

async function findViolations(baseDir: string, folders: readonly string[]) {
  const { output } = await cruise([...folders], {
    ...configuration.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden },
  });
  const { summary } = output as ICruiseResult;
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

interface PlantedViolation {
  readonly from: string;
  readonly to: string;
  /** Rules about folders report a folder instead of a file. */
  readonly folder?: string;
}

/** For each rule, a file that violates it, and what this file imports. */
const plantedViolations: Readonly<Record<string, PlantedViolation>> = {
  'domain-imports-nothing-outside-itself': { from: 'src/domain/a.ts', to: 'src/application/thing.ts' },
  'application-imports-only-domain': { from: 'src/application/a.ts', to: 'axios' },
  'infrastructure-imports-only-inwards': {
    from: 'src/infrastructure/a.ts',
    to: 'src/application/thing.ts',
  },
  'infrastructure-uses-axios-alone': { from: 'src/infrastructure/b.ts', to: 'mobx' },
  'presentation-imports-only-inwards': {
    from: 'src/presentation/home/a.ts',
    to: 'src/infrastructure/thing.ts',
  },
  'presentation-knows-no-container-and-no-http': { from: 'src/presentation/home/b.ts', to: 'inversify' },
  'interface-library-knows-no-screen': {
    from: 'src/presentation/ui/a.ts',
    to: 'src/presentation/shell/thing.ts',
  },
  'shell-knows-no-screen': { from: 'src/presentation/shell/a.ts', to: 'src/presentation/home/thing.ts' },
  'screens-do-not-know-each-other': {
    from: 'src/presentation/home/c.ts',
    to: 'src/presentation/reader/thing.ts',
  },
  'app-does-not-import-the-platform': { from: 'src/composition/a.ts', to: 'server/catalogue/thing.ts' },
  'app-imports-nothing-of-node': { from: 'src/composition/b.ts', to: 'node:fs' },
  'platform-does-not-import-the-app': { from: 'server/catalogue/a.ts', to: 'src/domain/thing.ts' },
  'platform-does-not-import-the-demo': { from: 'server/catalogue/b.ts', to: 'demo/thing.ts' },
  'demo-knows-the-seed-and-the-formats-only': { from: 'demo/a.ts', to: 'server/database/thing.ts' },
  'identity-and-comics-share-nothing': { from: 'server/identity/a.ts', to: 'server/catalogue/thing.ts' },
  'only-infrastructure-imports-the-contract': { from: 'src/presentation/home/e.ts', to: 'contract/thing.ts' },
  'contract-imports-nothing-outside-itself': { from: 'contract/a.ts', to: 'src/domain/thing.ts' },
  'what-ships-needs-no-development-package': { from: 'server/http/a.ts', to: 'webpack' },
  'fixtures-are-for-the-gallery': {
    from: 'src/presentation/home/d.ts',
    to: 'src/presentation/ui/thing.fixtures.tsx',
  },
  'no-circular-folders': {
    from: 'server/reading/a.ts',
    to: 'server/catalogue/thing.ts',
    folder: 'server/reading',
  },
  'no-circles': { from: 'src/domain/circle.ts', to: 'src/domain/round.ts' },
};

describe('the dependency rules', () => {
  it('are respected in the whole project', async () => {
    expect(await findViolations(root, ['src', 'contract', 'server', 'demo', 'tools'])).toEqual([]);
  });

  it('have one planted violation each', () => {
    expect(Object.keys(plantedViolations).sort()).toEqual([...ruleNames].sort());
  });

  describe('in a project with planted violations', () => {
    let reported: Awaited<ReturnType<typeof findViolations>>;

    beforeAll(async () => {
      const planted = await mkdtemp(join(tmpdir(), 'banca-planted-'));
      try {
        await plantViolations(planted);
        reported = await findViolations(planted, ['src', 'contract', 'server', 'demo']);
      } finally {
        await rm(planted, { recursive: true });
      }
    });

    it.each(Object.entries(plantedViolations))('reports a violation of %s', (rule, { from, folder }) => {
      expect(reported).toContainEqual(expect.objectContaining({ rule, from: folder ?? from }));
    });
  });
});

async function plantViolations(folder: string): Promise<void> {
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(root, 'package.json'), join(folder, 'package.json'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  for (const { from, to } of Object.values(plantedViolations)) {
    const isFile = /\.tsx?$/.test(to);
    if (isFile) await write(to, 'export const thing = 1;\n');
    const depth = '../'.repeat(from.split('/').length - 1);
    await write(from, `import * as thing from '${isFile ? depth : ''}${to}';\nexport const it = thing;\n`);
  }
  await write('src/domain/round.ts', "export * from './circle.ts';\n");
  await write('server/reading/b.ts', 'export const other = 1;\n');
  await write('server/catalogue/c.ts', "export * from '../reading/b.ts';\n");
}
