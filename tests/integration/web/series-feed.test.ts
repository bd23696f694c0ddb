import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { addIssue, addPublisher, addSeries, daysAgo } from '../support/seed.ts';
import { openTestPlatform, type TestPlatform } from '../support/test-platform.ts';

const site = 'https://banca.example';
const uuidUrn = /^urn:uuid:[\da-f-]{36}$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Lists and attributes as the tests read them. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['entry', 'link', 'author'].includes(name),
});

describe('the feed of a series', () => {
  let platform: TestPlatform;

  const fetchFeed = (path = '/series/nanquim/feed.atom', headers = {}) =>
    platform.app.inject({ url: path, headers });
  const loadFeed = async (path?: string) => {
    const { body } = await fetchFeed(path);
    expect(XMLValidator.validate(body)).toBe(true);
    return parser.parse(body).feed;
  };

  beforeAll(async () => {
    platform = await openTestPlatform({ environment: { PUBLIC_URL: site } });
    const { database } = platform;
    const publisherId = await addPublisher(database, { username: 'ipe', name: 'Ipê & Filhos' });
    const seriesId = await addSeries(database, publisherId, 'nanquim', 'Nanquim <em> "preto"');
    await database
      .insertInto('comics.series_descriptor')
      .values({ seriesId, language: 'en-us', title: 'Ink', description: '', cover: null })
      .execute();
    const columns = { publisherId, seriesId };
    const first = await addIssue(database, {
      ...columns,
      slug: 'um',
      number: 1,
      publishedAt: daysAgo(9),
      editions: { 'pt-br': 'Um & só', 'en-us': 'One' },
    });
    const contributor = { issueId: first, name: 'Ana Reis' };
    await database
      .insertInto('comics.contributor')
      .values([
        { ...contributor, position: 0, role: 'writer' },
        { ...contributor, position: 1, role: 'inker' },
      ])
      .execute();
    await addIssue(database, { ...columns, slug: 'dois', publishedAt: daysAgo(3), parentalRating: '+18' });
    await addIssue(database, { ...columns, slug: 'amanha', publishedAt: daysAgo(-1) });
    await addIssue(database, { ...columns, slug: 'retirada', withdrawnAt: new Date() });
    await addSeries(database, publisherId, 'vazia');
  });
  afterAll(() => platform.close());

  it('has what Atom (RFC 4287) requires, and lists the offered issues, newest first', async () => {
    const feed = await loadFeed();
    expect(feed).toMatchObject({
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': 'pt-BR',
      id: expect.stringMatching(uuidUrn),
      title: 'Nanquim <em> "preto"',
      updated: expect.stringMatching(instant),
      author: [{ name: 'Ipê & Filhos', uri: `${site}/publisher/ipe` }],
      link: [
        { rel: 'self', type: 'application/atom+xml', href: `${site}/series/nanquim/feed.atom` },
        { rel: 'alternate', type: 'text/html', href: `${site}/series/nanquim` },
      ],
    });
    expect(feed.entry.map(({ title }: { title: string }) => title)).toEqual(['dois', 'Um & só (1)']);
    for (const entry of feed.entry) {
      expect(entry).toMatchObject({
        id: expect.stringMatching(uuidUrn),
        updated: expect.stringMatching(instant),
        published: expect.stringMatching(instant),
      });
      expect(Date.parse(entry.updated)).toBeLessThanOrEqual(Date.parse(feed.updated));
    }
  });

  it('shows cover, text and creators of an issue, but neither cover nor text of one for adults', async () => {
    const [adult, first] = (await loadFeed()).entry;
    expect(first.link).toEqual([{ rel: 'alternate', type: 'text/html', href: `${site}/issue/um` }]);
    expect(first.author).toEqual([{ name: 'Ana Reis', uri: `${site}/creator/ana-reis` }]);
    expect(first.content.type).toBe('html');
    expect(first.content['#text']).toMatch(
      /<img src="https:\/\/banca\.example\/api\/comics\/media\/covers\//,
    );
    expect(first.content['#text']).toContain('Um &amp; só: a história.');
    expect([adult.content, adult.summary]).toEqual([undefined, expect.stringContaining('maiores de 18')]);
  });

  it('is in the language of its address', async () => {
    const feed = await loadFeed('/series/nanquim/feed.atom?language=en-us');
    expect(feed.title).toBe('Ink');
    expect(feed.entry[1].title).toBe('One (1)');
    expect(feed.link[0].href).toBe(`${site}/series/nanquim/feed.atom?language=en-us`);
    expect((await fetchFeed('/series/nanquim/feed.atom?language=xx')).statusCode).toBe(400);
  });

  it('is cached, and answered without a body if it has not changed', async () => {
    const { headers } = await fetchFeed();
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    });
    const response = await fetchFeed(undefined, { 'if-none-match': headers.etag });
    expect([response.statusCode, response.body]).toEqual([304, '']);
  });

  it.each(['nao-ha', 'vazia'])('does not exist for a series without offered issues: %s', async (slug) => {
    const response = await fetchFeed(`/series/${slug}/feed.atom`);
    expect([response.statusCode, response.json().code]).toEqual([404, 'SERIES.NOT_FOUND']);
  });
});
