import { issuesToStart } from '../../../../server/catalogue/creators/creator-query.ts';
import { addIssue, addPublisher, addSeries, daysAgo } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

export function creators(platform: () => TestPlatform): void {
  const get = (path: string) => platform().app.inject({ url: `/api/comics${path}` });
  const slugsAt = async (path: string): Promise<string[]> =>
    (await get(path)).json().items.map(({ slug }: { slug: string }) => slug);

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    const publisherId = await addPublisher(database);
    const seriesId = await addSeries(database, publisherId, 'nanquim', 'Nanquim');
    const credit = async (slug: string, columns: object, ...credits: readonly string[]) => {
      const issueId = await addIssue(database, { slug, publisherId, ...columns });
      const rows = credits.map((text, position) => {
        const [name = '', role = ''] = text.split(': ');
        return { issueId, position, name, role };
      });
      await database.insertInto('comics.contributor').values(rows).execute();
    };
    await credit('nanquim-1', { seriesId, publishedAt: daysAgo(9) }, 'José Água: writer', 'José Água: inker');
    await credit(
      'nanquim-2',
      { seriesId, publishedAt: daysAgo(5) },
      'José Água: writer',
      '漫画家: penciller',
    );
    await credit('mare', { publishedAt: daysAgo(7) }, 'JOSE  AGUA: writer', '!!!: letterer');
    await credit('tomorrow', { publishedAt: daysAgo(-1) }, 'Ainda Não: writer', 'José Água: writer');
    await credit('withdrawn', { withdrawnAt: new Date() }, 'José Água: writer');
  });

  it('have a name, roles by frequency and counts of offered issues', async () => {
    expect((await get('/creator/slug/jose-agua')).json()).toMatchObject({
      slug: 'jose-agua',
      name: 'José Água',
      roles: ['writer', 'inker'],
      issuesCount: 3,
      seriesCount: 1,
    });
  });

  it('start with the first issue in the series of their most read issue, or with that issue', async () => {
    const startSlug = async (language: string) => {
      const url = '/api/comics/creator/slug/jose-agua';
      const response = await platform().app.inject({ url, headers: { 'accept-language': language } });
      return response.json<{ startIssue: { slug: string } }>().startIssue.slug;
    };
    // Without readers the newest one, nanquim-2.
    expect(await startSlug('pt-br')).toBe('nanquim-1');
    const { database } = platform();
    const { id } = await database
      .selectFrom('comics.issue')
      .select('id')
      .where('slug', '=', 'mare')
      .executeTakeFirstOrThrow();
    const found = await database
      .selectFrom('comics.issue as issue')
      .innerJoin(
        issuesToStart(database, { market: 'brazil', slug: 'jose-agua', popularIds: [id] }).as('chosen'),
        'chosen.id',
        'issue.id',
      )
      .select('issue.slug')
      .execute();
    expect(found.map(({ slug }) => slug)).toEqual(['mare']);
  });

  it('have issues, newest first and in pages, and series', async () => {
    expect(await slugsAt('/issue/creator/jose-agua')).toEqual(['nanquim-2', 'mare', 'nanquim-1']);
    expect(await slugsAt('/issue/creator/jose-agua?limit=1&page=1')).toEqual(['mare']);
    expect(await slugsAt('/series/creator/jose-agua')).toEqual(['nanquim']);
  });

  it('are linked from issues by the same slug, also if a name has no Latin letters or no letters at all', async () => {
    const { contributors } = (await get('/issue/slug/nanquim-2')).json();
    expect(contributors).toEqual([
      { name: 'José Água', role: 'writer', slug: 'jose-agua' },
      { name: '漫画家', role: 'penciller', slug: '漫画家' },
    ]);
    expect(await slugsAt(`/issue/creator/${encodeURIComponent('漫画家')}`)).toEqual(['nanquim-2']);
    const [, nameless] = (await get('/issue/slug/mare')).json().contributors;
    expect((await get(`/creator/slug/${nameless.slug}`)).json().name).toBe('!!!');
  });

  it.each(['ninguem', 'ainda-nao'])('do not exist without an offered issue: %s', async (slug) => {
    const response = await get(`/creator/slug/${slug}`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'CREATOR.NOT_FOUND']);
    expect(await slugsAt(`/issue/creator/${slug}`)).toEqual([]);
    expect(await slugsAt(`/series/creator/${slug}`)).toEqual([]);
  });
}
