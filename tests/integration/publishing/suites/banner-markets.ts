import { failureOf, publishingStudio } from '../../support/publishing-studio.ts';
import {
  addBanner,
  addIssue,
  addPublisher,
  addReader,
  addSeries,
  sellElsewhere,
} from '../../support/seed.ts';
import type { TestCaller, TestPlatform } from '../../support/test-platform.ts';

/** The markets of banners. */
export function bannerMarkets(platform: () => TestPlatform): void {
  const { call, signIn } = publishingStudio(platform);
  let editor: TestCaller;
  let portuguese: TestCaller;

  beforeAll(async () => {
    const { database } = platform();
    await platform().deleteAllData();
    editor = await signIn('STAFF', ['EDITOR']);
    portuguese = await signIn('USER', []);
    await addReader(database, portuguese.uuid, { market: 'portugal', currency: 'EUR' });
    const publisherId = await addPublisher(database, { username: 'ipe' });
    const seriesId = await addSeries(database, publisherId, 'serie');
    await addIssue(database, { slug: 'so-brasil', publisherId, seriesId });
    await sellElsewhere(database, await addIssue(database, { slug: 'nos-dois', publisherId }));
  });

  const addBannerIn = (link: string, ...markets: string[]) =>
    addBanner(platform().database, link, { markets });

  const path = '/exploration/showcase/banner';
  const add = (id: string, market: string, caller = editor) =>
    call('POST', `${path}/${id}/market`, caller, { market });
  const remove = (id: string, market: string, caller = editor) =>
    platform().app.inject({
      method: 'DELETE',
      url: `/api/comics${path}/${id}/market/${market}`,
      headers: caller.headers,
    });
  const listLinks = async (headers: Record<string, string>) =>
    (await platform().app.inject({ url: `/api/comics${path}`, headers }))
      .json()
      .map(({ link }: { link: string }) => link);

  it('decide at once where a banner is shown, and nowhere if the last one is removed', async () => {
    const id = await addBannerIn('/issue/nos-dois', 'brazil');
    const shown = async () => [await listLinks({}), await listLinks(portuguese.headers)];
    expect(await shown()).toEqual([['/issue/nos-dois'], []]);
    const added = await add(id, 'portugal');
    expect([added.statusCode, added.headers['cache-control']]).toEqual([201, 'private, no-store']);
    expect(added.json()).toEqual({
      externalId: id,
      link: '/issue/nos-dois',
      title: '/issue/nos-dois',
      picture: expect.objectContaining({ width: 1200 }),
      markets: ['brazil', 'portugal'],
    });
    expect(await shown()).toEqual([['/issue/nos-dois'], ['/issue/nos-dois']]);
    expect((await remove(id, 'brazil')).json().markets).toEqual(['portugal']);
    expect(await shown()).toEqual([[], ['/issue/nos-dois']]);
    expect((await remove(id, 'portugal')).json().markets).toEqual([]);
    expect(await shown()).toEqual([[], []]);
    expect((await call('GET', `${path}/private`, editor)).json()).toEqual([{ ...added.json(), markets: [] }]);
  });

  it.each(['/issue/so-brasil', '/series/serie', '/issue/unknown'])(
    'are not those that offer nothing of %s',
    async (link) => {
      const id = await addBannerIn(link);
      expect(failureOf(await add(id, 'portugal'))).toEqual([409, 'SHOWCASE.UNAVAILABLE_MARKET']);
      expect(await listLinks(portuguese.headers)).not.toContain(link);
    },
  );

  it.each(['/publisher/ipe', '/plans'])('can be all that offer something of %s', async (link) => {
    const id = await addBannerIn(link, 'brazil');
    expect((await add(id, 'portugal')).json().markets).toEqual(['brazil', 'portugal']);
  });

  it('reports impossible changes, and writes nothing for them', async () => {
    const id = await addBannerIn('/issue/nos-dois', 'brazil');
    const unknown = crypto.randomUUID();
    expect(failureOf(await add(id, 'brazil'))).toEqual([409, 'SHOWCASE.DUPLICATE_MARKET']);
    expect(failureOf(await add(id, 'atlantis'))).toEqual([409, 'SHOWCASE.UNAVAILABLE_MARKET']);
    expect(failureOf(await remove(id, 'portugal'))).toEqual([409, 'SHOWCASE.UNAVAILABLE_MARKET']);
    expect(failureOf(await remove(id, '%00'))).toEqual([409, 'SHOWCASE.UNAVAILABLE_MARKET']);
    expect(failureOf(await add(unknown, 'brazil'))).toEqual([404, 'SHOWCASE.NOT_FOUND']);
    expect(failureOf(await remove(unknown, 'brazil'))).toEqual([404, 'SHOWCASE.NOT_FOUND']);
    const manager = await signIn('STAFF', ['MANAGER']);
    expect(failureOf(await add(id, 'portugal', manager))).toEqual([403, 'ACCESS.FORBIDDEN']);
    const rows = await platform()
      .database.selectFrom('comics.banner_market')
      .select('market')
      .where('bannerId', '=', id)
      .execute();
    expect(rows).toEqual([{ market: 'brazil' }]);
  });

  it('are in the audit log', async () => {
    const id = await addBannerIn('/issue/nos-dois', 'brazil');
    await add(id, 'portugal');
    await add(id, 'portugal');
    await remove(id, 'brazil');
    const entries = await platform()
      .database.selectFrom('publishing.audit_entry')
      .select(['actorId', 'action', 'subjectKind', 'before', 'after'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute();
    const entry = { actorId: editor.uuid, action: 'changed', subjectKind: 'banner' };
    expect(entries).toEqual([
      { ...entry, before: { markets: ['brazil'] }, after: { markets: ['brazil', 'portugal'] } },
      { ...entry, before: { markets: ['brazil', 'portugal'] }, after: { markets: ['portugal'] } },
    ]);
  });

  it('of a banner without texts can be changed, but readers do not see it', async () => {
    const { database } = platform();
    const id = await addBannerIn('/issue/nos-dois');
    await database.deleteFrom('comics.banner_text').where('bannerId', '=', id).execute();
    const shownBefore = await listLinks({});
    const added = await add(id, 'brazil');
    expect([added.statusCode, added.json()]).toMatchObject([201, { title: '', markets: ['brazil'] }]);
    expect(await listLinks({})).toEqual(shownBefore);
  });

  it('is added once if two staff add the same one', async () => {
    const id = await addBannerIn('/issue/nos-dois', 'brazil');
    const codes = (await Promise.all([add(id, 'portugal'), add(id, 'portugal')])).map(
      ({ statusCode }) => statusCode,
    );
    expect(codes.sort()).toEqual([201, 409]);
  });
}
