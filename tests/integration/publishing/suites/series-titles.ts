import { addIssue, addPublisher, addSeries } from '../../support/seed.ts';
import type { TestPlatform } from '../../support/test-platform.ts';

/** Series whose titles and descriptions differ by language, wherever readers see or search them. */
export function seriesTitles(platform: () => TestPlatform): void {
  let publisherId: string;
  let id: string;

  beforeAll(async () => {
    await platform().deleteAllData();
    const { database } = platform();
    publisherId = await addPublisher(database);
    id = await addSeries(database, publisherId, 'correnteza', 'Correnteza');
    await addIssue(database, {
      slug: 'correnteza-7',
      publisherId,
      seriesId: id,
      number: 7,
      editions: { 'pt-br': 'A foz' },
    });
    const otherId = await addSeries(database, publisherId, 'dobradura', 'Dobradura');
    await addIssue(database, { slug: 'dobradura-1', publisherId, seriesId: otherId });
    await describeIn('en-us', 'Undertow', 'Salmon and smugglers.');
    await describeIn('es', 'Resaca', '');
  });

  const describeIn = (language: string, title: string, description: string) =>
    platform()
      .database.insertInto('comics.series_descriptor')
      .values({ seriesId: id, language, title, description, cover: null })
      .onConflict((conflict) => conflict.columns(['seriesId', 'language']).doUpdateSet({ title }))
      .execute();
  const get = async (path: string, language = 'pt-br', headers = {}) =>
    (
      await platform().app.inject({
        url: `/api/comics${path}`,
        headers: { 'accept-language': language, ...headers },
      })
    ).json();
  const find = async (kind: 'series' | 'issue', query: string) =>
    (await get(`/${kind}/search?query=${encodeURIComponent(query)}`)).items.map(
      ({ slug }: { slug: string }) => slug,
    );

  it.each(['correnteza', 'undertow', 'undertwo', 'resac', 'smugglers'])(
    'find a series by %j',
    async (query) => {
      expect(await find('series', query)).toEqual(['correnteza']);
    },
  );

  it.each(['Undertow 7', 'resaca', 'correnteza foz'])('find an issue of a series by %j', async (query) => {
    expect(await find('issue', query)).toEqual(['correnteza-7']);
  });

  it('are shown in search results in the language of the reader', async () => {
    const titleIn = async (language: string) =>
      (await get('/series/search?query=resaca', language)).items[0].title;
    expect([await titleIn('pt-br'), await titleIn('en-us')]).toEqual(['Correnteza', 'Undertow']);
  });

  it('sort the series of a publisher as they are shown', async () => {
    const titlesIn = async (language: string) =>
      (await get(`/series/publisher/${publisherId}`, language)).items.map(
        ({ title }: { title: string }) => title,
      );
    expect(await titlesIn('pt-br')).toEqual(['Correnteza', 'Dobradura']);
    expect(await titlesIn('en-us')).toEqual(['Dobradura', 'Undertow']);
  });

  it('name what a reader follows', async () => {
    const { headers } = await platform().signIn();
    await platform().app.inject({ method: 'PUT', url: `/api/comics/follow/series/${id}`, headers });
    const nameIn = async (language: string) => (await get('/follow', language, headers)).items[0].name;
    expect([await nameIn('pt-br'), await nameIn('en-us')]).toEqual(['Correnteza', 'Undertow']);
  });

  it('name popular titles, and are suggested if a search finds nothing', async () => {
    expect(await get('/search/popular', 'en-us')).toEqual(expect.arrayContaining(['Undertow']));
    expect(await get('/search/suggestions?query=undertow+zebra')).toMatchObject({
      alternatives: ['Undertow'],
    });
  });

  it('are no longer found after a change', async () => {
    await describeIn('en-us', 'Rip current', '');
    expect([await find('series', 'undertow'), await find('series', 'rip')]).toEqual([[], ['correnteza']]);
    await platform().database.deleteFrom('comics.series_descriptor').where('language', '=', 'es').execute();
    expect([await find('series', 'resaca'), await find('issue', 'resaca 7')]).toEqual([[], []]);
  });
}
