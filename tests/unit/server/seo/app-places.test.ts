import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAppPaths } from '../../../../server/seo/app-places.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'banca-places-'));
});
afterEach(() => rm(folder, { recursive: true }));

const build = (...paths: string[]) =>
  writeFile(join(folder, 'screens.json'), JSON.stringify(paths.map((path) => ({ path, files: [] }))));

it('knows the places of the build as the router takes them', async () => {
  await build('/', '/catalog', '/issue/:slug', '/account/*');
  const isThere = openAppPaths(folder);
  for (const path of ['/', '/catalog', '/Catalog/', '/issue/a.b-1', '/account', '/account/a/b'])
    expect([path, await isThere(path)]).toEqual([path, true]);
  for (const path of ['/issue', '/issue/a/b', '/catalogo', '/accounts', '/x'])
    expect([path, await isThere(path)]).toEqual([path, false]);
});

it('knows those of a new build, and takes everything for one where none is told', async () => {
  const isThere = openAppPaths(folder);
  expect(await isThere('/novo')).toBe(true);
  await build('/');
  expect(await isThere('/novo')).toBe(false);
  await build('/', '/novo');
  await utimes(join(folder, 'screens.json'), new Date(), new Date(Date.now() + 5000));
  expect(await isThere('/novo')).toBe(true);
});
