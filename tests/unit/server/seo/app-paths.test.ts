import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAppPaths } from '../../../../server/seo/app-paths.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-places-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeScreens = (...paths: string[]) =>
  writeFile(join(folder, 'screens.json'), JSON.stringify(paths.map((path) => ({ path, files: [] }))));

it('accepts the paths of the build in the same way as the router', async () => {
  await writeScreens('/', '/catalog', '/issue/:slug', '/account/*');
  const isAppPath = openAppPaths(folder);
  for (const path of ['/', '/catalog', '/Catalog/', '/issue/a.b-1', '/account', '/account/a/b'])
    expect([path, await isAppPath(path)]).toEqual([path, true]);
  for (const path of ['/issue', '/issue/a/b', '/catalogo', '/accounts', '/x'])
    expect([path, await isAppPath(path)]).toEqual([path, false]);
});

it('reads the paths of a new build, and accepts every path without screens.json', async () => {
  const isAppPath = openAppPaths(folder);
  expect(await isAppPath('/novo')).toBe(true);
  await writeScreens('/');
  expect(await isAppPath('/novo')).toBe(false);
  await writeScreens('/', '/novo');
  await utimes(join(folder, 'screens.json'), new Date(), new Date(Date.now() + 5000));
  expect(await isAppPath('/novo')).toBe(true);
});
