import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Names of the packages that `npm ci --omit=dev --workspace=WORKSPACE` installs, according to package-lock.json. */
async function packagesInstalledWith(workspace: string): Promise<Set<string>> {
  const lock = await readFile(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const packages: Record<string, LockedPackage> = JSON.parse(lock).packages;
  const names = new Set<string>();

  /** npm searches for a dependency in node_modules of the dependent's folder and of the root. */
  function findPath(name: string, dependent: string): string | undefined {
    const paths = [`${dependent}/node_modules/${name}`, `node_modules/${name}`];
    return paths.find((path) => path in packages);
  }

  function visit(path: string): void {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = findPath(name, path);
      if (found === undefined || names.has(name)) continue;
      names.add(name);
      const { link, resolved } = packages[found] ?? {};
      visit(link && resolved ? resolved : found);
    }
  }

  visit(workspace);
  return names;
}

const filterNames = (names: Set<string>, pattern: RegExp) => [...names].filter((name) => pattern.test(name));

it('a production install of the platform contains neither the app nor the demo', async () => {
  const names = await packagesInstalledWith('server');
  expect([...names]).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']));
  expect(filterNames(names, /^react|^mobx|^@fontsource|^opentype|^@banca\/demo$/)).toEqual([]);
});

it('an install of the demo contains fonts and drawing code', async () => {
  expect(filterNames(await packagesInstalledWith('demo'), /^@fontsource|^opentype/)).toHaveLength(9);
});
