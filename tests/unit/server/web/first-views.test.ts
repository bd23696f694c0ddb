import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FirstViews, openFirstViews } from '../../../../server/web/first-views.ts';

/** Replaces the bundle of the app. The view shows what was requested, and the number of renderings. */
const bundle = `let drawn = 0;
export async function renderFirstView({ address, language }) {
  if (address.startsWith('/broken')) throw new Error('no answer');
  drawn += 1;
  return { html: address + ' ' + language + ' ' + drawn, preloads: '', answers: { language, answers: {} } };
}`;

describe('first views', () => {
  let directory: string;
  let views: FirstViews;
  let problems: unknown[];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'banca-first-views-'));
    await writeFile(join(directory, 'first-view.mjs'), bundle);
    problems = [];
    const onProblem = (error: unknown) => problems.push(error);
    views = openFirstViews({
      directory,
      call: async () => ({}),
      links: 'youtube=https://y.example/',
      lifetimeMs: 60_000,
      onProblem,
    });
  });
  afterEach(async () => {
    await views.close();
    await rm(directory, { recursive: true });
  });

  const render = async (address: string, language: 'pt-br' | 'en-us') =>
    (await views.render({ address, language }))?.html;

  it('are rendered once for each address and language', async () => {
    expect(await render('/', 'pt-br')).toBe('/ pt-br 1');
    expect(await render('/', 'en-us')).toBe('/ en-us 2');
    expect(await render('/plans', 'en-us')).toBe('/plans en-us 3');
    expect(await render('/', 'pt-br')).toBe('/ pt-br 1');
    expect(problems).toEqual([]);
  });

  it('report failures once until a rendering succeeds', async () => {
    for (const address of ['/broken/1', '/broken/2', '/broken/1']) await render(address, 'pt-br');
    expect(problems).toHaveLength(1);
    await render('/', 'pt-br');
    await render('/broken/1', 'pt-br');
    expect(problems).toHaveLength(2);
  });

  it('do not exist if the build has no bundle', async () => {
    await rm(join(directory, 'first-view.mjs'));
    expect(await render('/', 'pt-br')).toBeUndefined();
  });
});
